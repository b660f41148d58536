import { expect, test } from "vitest";
import { ownListings } from "../import/own-listings.ts";
import { errorsByAge, errorsBySource, judgedOnce } from "./published-error.ts";
import { isUsed } from "./evaluate-model.ts";
import { sourceName } from "./source-name.ts";

const listings = ownListings();

test("the ages together are all used carts", () => {
  const [all, ...bands] = errorsByAge(listings);
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  expect(sum(bands.map(({ votes }) => votes))).toBe(all!.votes);
  expect(sum(bands.map(({ evaluation }) => evaluation.rows))).toBe(all!.evaluation.rows);
  expect(all!.evaluation.rows).toBe(listings.filter(isUsed).length);
});

test("a source the fit has not seen is judged with the published interval, and honestly worse", () => {
  const [seen] = errorsByAge(listings);
  const bySource = errorsBySource(listings);
  expect(bySource.length).toBeGreaterThanOrEqual(3);
  for (const { votes, evaluation } of bySource) {
    expect(votes).toBeGreaterThanOrEqual(5);
    expect(evaluation.model.interval80CoveragePct).toBeGreaterThan(0);
    expect(evaluation.model.medianAbsErrorPct).toBeGreaterThan(
      seen!.evaluation.model.medianAbsErrorPct,
    );
  }
});

test("the plot has every used listing of a make that others have too, once", () => {
  const judged = judgedOnce(listings);
  expect(new Set(judged.map(({ listing }) => listing)).size).toBe(judged.length);
  expect(judged.length).toBeGreaterThan(0.9 * listings.filter(isUsed).length);
});

test.each([
  ["https://github.com/bfuller7141/West-Valley-Golf-Cars/blob/1/cart.md", "West Valley Golf Cars"],
  ["https://carts.example/stock/1", "carts.example"],
  ["Smart Choice Golf Carts, Florida: inventory page", "Smart Choice Golf Carts, Florida"],
])("%s is said as %s", (source, name) => {
  expect(sourceName(source)).toBe(name);
});
