import { expect, test } from "vitest";
import { listingsByMake } from "../../market/listings.data.ts";
import { mostListed, neighborsOf } from "./links.ts";
import { makes } from "../../../domain/catalogue/makes.ts";

test("the most listed makes come first, with what dealers ask", () => {
  const listed = mostListed();
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

const findMake = (name: string) => makes.find((make) => make.name === name)!;

test("every make has six distinct neighbors other than itself", () => {
  for (const make of makes) {
    const neighbors = neighborsOf(make);
    expect(new Set([...neighbors, make]).size, make.name).toBe(7);
  }
});

test("a make's first neighbors are beside it in the directory", () => {
  const names = neighborsOf(findMake("Club Car")).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["citEcar", "Coleman"]);
});

test("a make's other neighbors are of its category", () => {
  const similarMakes = neighborsOf(findMake("Kubota")).slice(2);
  expect(new Set(similarMakes.map(({ category }) => category))).toEqual(new Set(["utility"]));
});
