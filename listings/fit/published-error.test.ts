import { expect, test } from "vitest";
import { ownListings } from "../import/own-listings.ts";
import { heldOutPredictions } from "./held-out-predictions.ts";
import { errorsByAge, errorsBySource } from "./published-error.ts";
import { isUsed } from "./evaluate-model.ts";
import { sourceName } from "./source-name.ts";

const listings = ownListings();

test("the age bands add up to all used carts", () => {
  const [all, ...bands] = errorsByAge(listings);
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  expect(sum(bands.map(({ groupCount }) => groupCount))).toBe(all!.groupCount);
  expect(sum(bands.map(({ evaluation }) => evaluation.rows))).toBe(all!.evaluation.rows);
  expect(all!.evaluation.rows).toBe(listings.filter(isUsed).length);
});

test("a source the fit has never seen is predicted worse, and with the published interval", () => {
  const [seen] = errorsByAge(listings);
  const bySource = errorsBySource(listings);
  expect(bySource.length).toBeGreaterThanOrEqual(3);
  for (const { groupCount, evaluation } of bySource) {
    expect(groupCount).toBeGreaterThanOrEqual(5);
    expect(evaluation.model.interval80CoveragePct).toBeGreaterThan(0);
    expect(evaluation.model.medianAbsErrorPct).toBeGreaterThan(
      seen!.evaluation.model.medianAbsErrorPct,
    );
  }
});

test("the plot shows each used listing once, if its make is in other listings too", () => {
  const predictions = heldOutPredictions(listings);
  expect(new Set(predictions.map(({ listing }) => listing)).size).toBe(predictions.length);
  expect(predictions.length).toBeGreaterThan(0.9 * listings.filter(isUsed).length);
});

test.each([
  ["https://github.com/bfuller7141/West-Valley-Golf-Cars/blob/1/cart.md", "West Valley Golf Cars"],
  ["https://carts.example/stock/1", "carts.example"],
  ["Smart Choice Golf Carts, Florida: inventory page", "Smart Choice Golf Carts, Florida"],
])("%s is shown as %s", (source, name) => {
  expect(sourceName(source)).toBe(name);
});
