import { describe, expect, test } from "vitest";
import { type Measurements, limits, modelGuards, sourceGuard } from "./guards.ts";

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

describe.each([
  [{ movedPct: 10.1 }, "Used carts whose predicted price moved by more than 15%"],
  [{ biasWorsePct: 2.1 }, "Bias on held-out listings, further from zero by"],
  [{ medianErrorWorsePct: 2.1 }, "Median error on held-out listings, larger by"],
  [{ coveragePct: 71.9 }, "Held-out listings inside their range"],
  [{ outsidePct: 50.1 }, "New listings outside the published range"],
])("beyond one limit, with %j,", (changes, name) => {
  test("one check fails", () => expect(failed(changes)).toEqual([name]));

  test("and it fails as well if the figure could not be computed", () => {
    const [column] = Object.keys(changes);
    expect(failed({ [column!]: Number.NaN })).toEqual([name]);
  });
});

test("a candidate that is better than what is published passes", () => {
  expect(failed({ biasWorsePct: -5, medianErrorWorsePct: -3, coveragePct: 100 })).toEqual([]);
});

test("too few new listings are not judged", () => {
  expect(failed({ judgedListings: limits.judgedListings - 1, outsidePct: 100 })).toEqual([]);
  expect(failed({ judgedListings: 0, outsidePct: Number.NaN })).toEqual([]);
});

test("a check says what was measured and what is allowed", () => {
  const [moved, bias] = modelGuards({ ...atTheLimits, movedPct: 12.34, biasWorsePct: -0.25 });
  expect(moved).toMatchObject({ measured: "12.3% of 380", limit: "at most 10%" });
  expect(bias).toMatchObject({ measured: "-0.2 points", limit: "at most 2 points" });
});

test("a source that gives none any more fails its check, by name", () => {
  expect(sourceGuard([]).passed).toBe(true);
  expect(sourceGuard(["A", "B"])).toMatchObject({ measured: "A, B", passed: false });
});
