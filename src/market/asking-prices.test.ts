import { publishedModel as model } from "../../domain/market/published-model.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { askingSummary } from "./asking-prices.ts";
import { facts, listingsByMake, usedListings } from "./listings.data.ts";

const offersFor = (...prices: number[]) =>
  prices.map((price) => ({
    make: "Icon",
    modelYear: 2020,
    ageYears: 6,
    price,
    place: "FL",
    dealer: "A",
  }));

test("a summary of asking prices consists of prices that were asked", () => {
  const prices = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100];
  expect(askingSummary(offersFor(...prices.toReversed()))).toEqual({
    count: 11,
    low: 200,
    middle: 600,
    high: 1000,
  });
});

test("ten listings have a summary, and nine are too few", () => {
  expect(askingSummary(offersFor(...Array(9).fill(4000)))).toBeNull();
  expect(askingSummary(offersFor(...Array(10).fill(4000)))?.middle).toBe(4000);
});

test("at least 8 in 10 of any listings are within the summary's range", () => {
  const dollars = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(fc.array(dollars, { minLength: 10, maxLength: 300 }), (prices) => {
      const { low, middle, high } = askingSummary(offersFor(...prices))!;
      expect(low).toBeLessThanOrEqual(middle);
      expect(middle).toBeLessThanOrEqual(high);
      const inside = prices.filter((price) => price >= low && price <= high).length;
      expect(inside / prices.length).toBeGreaterThanOrEqual(0.8);
    }),
  );
});

test("pages and prices count the same listings, and no listing is from before its model year", () => {
  const total = Object.values(listingsByMake).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(facts.listings);
  expect(facts.listings).toBe(model.listings);
  expect(usedListings.length).toBeLessThan(total);
  expect(usedListings.every(({ ageYears, price }) => ageYears >= 0 && price > 0)).toBe(true);
});
