import { expect, test } from "vitest";
import { ownListings } from "../import/read-listings.ts";
import { isUsed } from "./evaluate-model.ts";
import { publishedErrors } from "./published-error.ts";

const listings = ownListings();
const { all, byDealer } = publishedErrors(listings);

test("the errors of all used carts count each of them", () => {
  expect(all.rows).toBe(listings.filter(isUsed).length);
});

test("the dealers' errors are of several dealers, the largest first", () => {
  const rows = byDealer.map(({ evaluation }) => evaluation.rows);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows).toEqual(rows.toSorted((a, b) => b - a));
  expect(rows.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(all.rows);
});

test("the carts of an unseen dealer are predicted worse and covered less", () => {
  for (const { evaluation } of byDealer) {
    expect(evaluation.model.interval80CoveragePct).toBeLessThan(all.model.interval80CoveragePct);
    expect(evaluation.model.medianAbsErrorPct).toBeGreaterThan(all.model.medianAbsErrorPct);
  }
});
