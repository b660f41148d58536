import { expect, test } from "vitest";
import { ownListings } from "../import/own-listings.ts";
import { configurationOf } from "./cross-validation.ts";
import { heldOutPredictions } from "./held-out-predictions.ts";
import { errorsByAge, errorsByDealer } from "./published-error.ts";
import { isUsed } from "./evaluate-model.ts";

const listings = ownListings();

test("the age bands add up to all used carts", () => {
  const [all, ...bands] = errorsByAge(listings);
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  expect(sum(bands.map(({ groupCount }) => groupCount))).toBe(all!.groupCount);
  expect(sum(bands.map(({ evaluation }) => evaluation.rows))).toBe(all!.evaluation.rows);
  expect(all!.evaluation.rows).toBe(listings.filter(isUsed).length);
});

test("a dealer the fit has never seen is predicted worse", () => {
  const [seen] = errorsByAge(listings);
  const byDealer = errorsByDealer(listings);
  expect(byDealer.length).toBeGreaterThanOrEqual(3);
  for (const { groupCount, evaluation } of byDealer) {
    expect(groupCount).toBeGreaterThanOrEqual(5);
    expect(evaluation.model.interval80CoveragePct).toBeGreaterThan(0);
    expect(evaluation.model.medianAbsErrorPct).toBeGreaterThan(
      seen!.evaluation.model.medianAbsErrorPct,
    );
  }
});

test("the plot shows each used configuration once, if its make is in other listings too", () => {
  const shown = heldOutPredictions(listings).map(({ listing }) => configurationOf(listing));
  const configurations = new Set(listings.filter(isUsed).map(configurationOf));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.length).toBeGreaterThan(0.9 * configurations.size);
});
