import { expect, test } from "vitest";
import { listingsByMake } from "../../market/offers.data.ts";
import { mostSeenLinks, neighborsOf } from "./links.ts";
import { makes } from "../../../domain/catalogue/makes.ts";

test("the directory begins with the eight makes that are listed most, with what dealers ask", () => {
  const links = mostSeenLinks();
  const counts = links.map(({ text }) => listingsByMake[text]!);
  expect(counts).toHaveLength(8);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(Math.max(...Object.values(listingsByMake))).toBe(counts[0]);
  expect(links[0]).toMatchObject({ href: "/club-car", text: "Club Car" });
  expect(links[0]!.note).toMatch(/^Median \$[\d,]+, \d+ listings$/);
});

const named = (name: string) => makes.find((make) => make.name === name)!;

test("every make has six neighbors, never itself and never one twice", () => {
  for (const make of makes) {
    const neighbors = neighborsOf(make);
    expect(new Set([...neighbors, make]).size, make.name).toBe(7);
  }
});

test("the first are those beside it in the directory", () => {
  const names = neighborsOf(named("Club Car")).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["citEcar", "Coleman"]);
});

test("the others are of its kind", () => {
  const others = neighborsOf(named("Kubota")).slice(2);
  expect(new Set(others.map(({ category }) => category))).toEqual(new Set(["utility"]));
});
