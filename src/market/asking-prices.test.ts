import { publishedModel as model } from "../../domain/market/published-model.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { askingSummary } from "./asking-prices.ts";
import { facts, listingsByMake, offers } from "./offers.data.ts";

const offersAt = (...prices: number[]) =>
  prices.map((price) => ({
    make: "Icon",
    modelYear: 2020,
    ageYears: 6,
    price,
    place: "FL",
    dealer: "A",
  }));

test("the middle and what 8 in 10 ask are prices that were asked", () => {
  const prices = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100];
  expect(askingSummary(offersAt(...prices.toReversed()))).toEqual({
    count: 11,
    low: 200,
    middle: 600,
    high: 1000,
  });
});

test("nine offers say too little, ten are enough", () => {
  expect(askingSummary(offersAt(...Array(9).fill(4000)))).toBeNull();
  expect(askingSummary(offersAt(...Array(10).fill(4000)))?.middle).toBe(4000);
});

test("of any offers, about 8 in 10 are between the two ends", () => {
  const dollars = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(fc.array(dollars, { minLength: 10, maxLength: 300 }), (prices) => {
      const { low, middle, high } = askingSummary(offersAt(...prices))!;
      expect(low).toBeLessThanOrEqual(middle);
      expect(middle).toBeLessThanOrEqual(high);
      const inside = prices.filter((price) => price >= low && price <= high).length;
      expect(inside / prices.length).toBeGreaterThanOrEqual(0.8);
    }),
  );
});

test("pages and prices count the same listings, used offers are some of them, and no cart is offered before it is built", () => {
  const all = Object.values(listingsByMake).reduce((sum, count) => sum + count, 0);
  expect(all).toBe(facts.listings);
  expect(facts.listings).toBe(model.listings);
  expect(offers.length).toBeLessThan(all);
  expect(offers.every(({ ageYears, price }) => ageYears >= 0 && price > 0)).toBe(true);
});
