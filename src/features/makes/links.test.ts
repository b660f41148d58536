import { expect, test } from "vitest";
import { listingsByMake } from "../../market/offers.data.ts";
import { maxListed, neighborsOf } from "./links.ts";
import { makes } from "../../../domain/catalogue/makes.ts";

test("the makes that are listed most come first, with what dealers ask", () => {
  const listed = maxListed();
  const counts = listed.map(({ count }) => count);
  expect(counts).toEqual(listed.map(({ make }) => listingsByMake[make.name]));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(Math.max(...Object.values(listingsByMake))).toBe(counts[0]);
  expect(listed[0]).toMatchObject({
    make: { slug: "club-car" },
    models: expect.stringContaining("Precedent"),
  });
  for (const { middle } of listed) expect(middle ?? 1001).toBeGreaterThan(1000);
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
