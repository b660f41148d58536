import { describe, expect, test } from "vitest";
import type { AskingPriceModel } from "../../domain/asking-prices/asking-price-model.ts";
import { fitWithInterval } from "../fit/fit-with-interval.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { type Market, measure, priceMoves } from "./measure.ts";
import { sampleListings } from "./market-samples.ts";

const market = (listings: readonly Listing[]): Market => ({
  listings,
  model: fitWithInterval(listings),
});
const published = market(sampleListings());

/** The model with all prices times a factor. */
function times(factor: number, model: AskingPriceModel = published.model): AskingPriceModel {
  const { base } = model.effects;
  return {
    ...model,
    floorDollars: 0,
    effects: { ...model.effects, base: base + Math.log(factor) },
  };
}

describe("how far prices moved", () => {
  test("is measured once for each configuration of used carts", () => {
    const twice = [...published.listings, ...published.listings];
    const isNew = { ...published.listings[0]!, condition: "new", seats: 6 } as const;
    const moves = priceMoves({ ...published, listings: [...twice, isNew] }, published.model);
    expect(moves).toEqual(Array.from({ length: 12 }, () => 0));
  });

  test.each([
    [0.8, 20],
    [1.2, 20],
  ])("is in percent of the published price, down and up: times %d", (factor, percent) => {
    for (const move of priceMoves(published, times(factor))) expect(move).toBeCloseTo(percent, 1);
  });

  test("is infinite for a cart that has no price any more", () => {
    const moves = priceMoves(published, { ...published.model, makes: {} });
    expect(moves).toEqual(Array.from({ length: 12 }, () => Infinity));
  });

  test("ignores a cart that had no price before", () => {
    const nothing = { ...published, model: { ...published.model, makes: {} } };
    expect(priceMoves(nothing, published.model)).toEqual([]);
  });
});

test.each([
  [1.14, 0],
  [1.16, 100],
])("a price has moved if it changed by more than 15%%: times %d", (factor, movedPct) => {
  const candidate = { ...published, model: times(factor) };
  expect(measure(published, candidate, [])).toMatchObject({ comparedCarts: 12, movedPct });
});

test("listings like the published ones change nothing", () => {
  const added = sampleListings({ observed_on: "2026-06-13" });
  const measured = measure(published, market([...published.listings, ...added]), added);
  expect(measured).toMatchObject({ movedPct: 0, judgedListings: 24 });
  expect(measured.outsidePct).toBeLessThan(40);
  expect(Math.abs(measured.biasWorsePct)).toBeLessThan(2);
  expect(measured.coveragePct).toBeGreaterThan(72);
});

test("listings at triple the price are outside the published range, and make the errors larger", () => {
  const added = sampleListings({ dealer: "other", factor: 3 });
  const measured = measure(published, market([...published.listings, ...added]), added);
  expect(measured).toMatchObject({ movedPct: 100, outsidePct: 100, judgedListings: 24 });
  expect(measured.medianErrorWorsePct).toBeGreaterThan(10);
  expect(measured.biasWorsePct).toBeGreaterThan(2);
});
