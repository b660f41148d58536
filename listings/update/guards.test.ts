import { describe, expect, test } from "vitest";
import {
  type Measurements,
  type Market,
  accuracyGuard,
  findWorseGroups,
  limits,
  modelGuards,
  measure,
  priceMoves,
} from "./guards.ts";
import type { AskingPriceModel } from "../../domain/market/asking-price-model.ts";
import type { Accuracy, Reading, UnseenSummary } from "../fit/accuracy.ts";
import { judgeFit } from "../fit/fit-with-interval.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { sampleListings } from "./market.fixture.ts";

const atTheLimits: Measurements = {
  comparedCarts: 380,
  movedPct: 10,
  biasWorsePct: 2,
  medianErrorWorsePct: 2,
  coveragePct: 72,
  judgedListings: 10,
  outsidePct: 50,
};

const failed = (changes: Partial<Measurements>) =>
  modelGuards({ ...atTheLimits, ...changes })
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);

test("a candidate at every limit passes", () => {
  expect(failed({})).toEqual([]);
});

test.each([
  [{ movedPct: 10.1 }, "Used carts whose predicted price moved by more than 15%"],
  [{ biasWorsePct: 2.1 }, "Bias on held-out listings, further from zero by"],
  [{ medianErrorWorsePct: 2.1 }, "Median error on held-out listings, larger by"],
  [{ coveragePct: 71.9 }, "Held-out listings inside their range"],
  [{ outsidePct: 50.1 }, "New listings outside the published range"],
])("a candidate with %j, or without a figure for it, fails only one check: %s", (changes, name) => {
  const [column] = Object.keys(changes);
  expect(failed(changes)).toEqual([name]);
  expect(failed({ [column!]: Number.NaN })).toEqual([name]);
});

test("a candidate that is better than the published model passes", () => {
  expect(failed({ biasWorsePct: -5, medianErrorWorsePct: -3, coveragePct: 100 })).toEqual([]);
});

test("fewer new listings than the minimum are not judged", () => {
  expect(failed({ judgedListings: limits.judgedListings - 1, outsidePct: 100 })).toEqual([]);
  expect(failed({ judgedListings: 0, outsidePct: Number.NaN })).toEqual([]);
});

test("a check says what was measured and what is allowed", () => {
  const [moved, bias] = modelGuards({ ...atTheLimits, movedPct: 12.34, biasWorsePct: -0.25 });
  expect(moved).toMatchObject({ measured: "12.3% of 380", limit: "at most 10%" });
  expect(bias).toMatchObject({ measured: "-0.2 points", limit: "at most 2 points" });
});

const market = (listings: readonly Listing[]): Market => ({
  listings,
  model: judgeFit(listings).model,
});
const published = market(sampleListings());

function times(factor: number, model: AskingPriceModel = published.model): AskingPriceModel {
  const { base } = model.effects;
  return {
    ...model,
    floorDollars: 0,
    effects: { ...model.effects, base: base + Math.log(factor) },
  };
}

describe("price moves", () => {
  test("price moves are measured once for each configuration of used carts", () => {
    const twice = [...published.listings, ...published.listings];
    const isNew = { ...published.listings[0]!, condition: "new", seats: 6 } as const;
    const moves = priceMoves({ ...published, listings: [...twice, isNew] }, published.model);
    expect(moves).toEqual(Array.from({ length: 12 }, () => 0));
  });

  test.each([
    [0.8, 20],
    [1.2, 20],
  ])("prices times %d have moved by %d%% of the published ones", (factor, percent) => {
    for (const move of priceMoves(published, times(factor))) expect(move).toBeCloseTo(percent, 1);
  });
});

test.each([
  [1.14, 0],
  [1.16, 100],
])("prices times %d count as moved for %d%% of the carts", (factor, movedPct) => {
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

test("listings at triple the price are outside the published range and move the asking prices", () => {
  const added = sampleListings({ dealer: "other", factor: 3 });
  const measured = measure(published, market([...published.listings, ...added]), added);
  expect(measured).toMatchObject({ movedPct: 100, outsidePct: 100, judgedListings: 24 });
});

describe("errors at dealers that a fit hasn't seen", () => {
  const measured = judgeFit(sampleListings()).accuracy;
  const summary = (oneVotePct: number, carts = 15): UnseenSummary => ({
    ...measured.unseen.all,
    oneVotePct,
    carts,
  });
  const makes = (...named: [string, UnseenSummary][]): Accuracy => {
    const by: Reading<UnseenSummary>["by"] = {
      dealer: {},
      make: Object.fromEntries(named),
      age: {},
      power: {},
      seats: {},
    };
    return { ...measured, unseen: { all: summary(10), by } };
  };
  const names = (before: Accuracy, after: Accuracy) =>
    findWorseGroups(before, after).map(({ name }) => name);

  test("a group may get worse by three points, and not by more", () => {
    const before = makes(["Icon", summary(10)], ["Yamaha", summary(10)]);
    const after = makes(["Icon", summary(13)], ["Yamaha", summary(13.1)]);
    expect(names(before, after)).toEqual(["Yamaha"]);
    expect(names(after, before)).toEqual([]);
  });

  test("a group with fewer carts than the minimum, now or before, is not judged", () => {
    const [few, many] = [limits.groupCarts - 1, limits.groupCarts];
    const change = (before: number, after: number) =>
      names(makes(["Icon", summary(10, before)]), makes(["Icon", summary(30, after)]));
    expect([change(few, many), change(many, few), change(many, many)]).toEqual([[], [], ["Icon"]]);
    expect(names(makes(), makes(["Icon", summary(30)]))).toEqual([]);
  });

  test("the chain's carts are a group of their own", () => {
    const chain = (medianPct: number): Accuracy => ({
      ...makes(),
      chainUnseen: { dealer: "A chain", carts: 900, medianPct, signedPct: 0, insidePct: 80 },
    });
    expect(names(chain(10), chain(14))).toEqual(["A chain"]);
  });

  const worse = [{ name: "Yamaha", carts: 20, before: 10, after: 14.5 }];

  test("what got worse fails the check, which names the group and both errors", () => {
    expect(accuracyGuard([], null).passed).toBe(true);
    expect(accuracyGuard(worse, null)).toMatchObject({
      passed: false,
      measured: "for Yamaha (20 carts) it is 14.5%, and was 10%",
      limit: expect.stringContaining("--accept"),
    });
  });

  test("a reason lets what got worse pass", () => {
    expect(accuracyGuard(worse, "Another dealer")).toMatchObject({
      passed: true,
      limit: "accepted: Another dealer",
    });
  });
});
