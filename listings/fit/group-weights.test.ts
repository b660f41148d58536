import { expect, test } from "vitest";
import { fileOf, sampleRow } from "../../domain/market/listing.fixture.ts";
import { readListings } from "../import/read-listings.ts";
import { mean, quantile, weightByGroup } from "./group-weights.ts";

test("a group of identical units has a weight of one, divided among them", () => {
  const rows = ["a", "a", "a", "b"].map((group) => sampleRow({ group }));
  const { listings } = readListings(fileOf(rows));
  expect(weightByGroup(listings).map(({ weight }) => weight)).toEqual([1 / 3, 1 / 3, 1 / 3, 1]);
});

test("a quantile and a mean count weights, not rows", () => {
  const weighted = [
    { item: 10, weight: 1 },
    { item: 30, weight: 0.5 },
    { item: 20, weight: 3 },
  ];
  expect([0, 0.2, 0.5, 0.9, 1].map((share) => quantile(weighted, share))).toEqual([
    10, 10, 20, 30, 30,
  ]);
  expect(mean(weighted)).toBeCloseTo((10 + 15 + 60) / 4.5);
});
