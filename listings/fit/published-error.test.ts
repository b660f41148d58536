import { describe, expect, test } from "vitest";
import { ownListings } from "../import/read-listings.ts";
import { configurationOf } from "./cross-validation.ts";
import { evaluateHeldOut, publishedErrors, compareFormulas } from "./published-error.ts";
import { isUsed, type Prediction } from "./evaluate-model.ts";

const listings = ownListings();
const { all, byAge, byMake, byPriceKind, byDealer, predictions } = publishedErrors(listings);
const rowsIn = (parts: typeof byAge) =>
  parts.map(({ evaluation }) => evaluation.rows).reduce((total, each) => total + each, 0);

test("all used carts have the errors that an evaluation of them finds", () => {
  expect(all.evaluation).toEqual(evaluateHeldOut(listings));
  expect(all.evaluation.rows).toBe(listings.filter(isUsed).length);
});

test("the age bands hold every used cart once", () => {
  expect(rowsIn(byAge)).toBe(all.evaluation.rows);
  const groups = byAge.map(({ groupCount }) => groupCount);
  expect(groups.reduce((total, each) => total + each, 0)).toBe(all.groupCount);
});

describe.each(Object.entries({ byMake, byPriceKind, byDealer }))("%s", (_, parts) => {
  test("are those with five groups or more, the largest first", () => {
    const rows = parts.map(({ evaluation }) => evaluation.rows);
    expect(parts.length).toBeGreaterThan(1);
    expect(rows).toEqual(rows.toSorted((a, b) => b - a));
    for (const { groupCount } of parts) expect(groupCount).toBeGreaterThanOrEqual(5);
    expect(rowsIn(parts)).toBeLessThanOrEqual(all.evaluation.rows);
  });

  test("are dated by their newest listing", () => {
    for (const { newest } of parts) {
      expect(newest.localeCompare(all.newest)).toBeLessThanOrEqual(0);
      expect(listings.map(({ observed_on }) => observed_on)).toContain(newest);
    }
  });
});

test("a dealer the fit has never seen is predicted worse, and fewer of its carts are inside the range", () => {
  for (const { evaluation } of byDealer) {
    expect(evaluation.model.interval80CoveragePct).toBeLessThan(
      all.evaluation.model.interval80CoveragePct,
    );
    expect(evaluation.model.medianAbsErrorPct).toBeGreaterThan(
      all.evaluation.model.medianAbsErrorPct,
    );
  }
});

test("the plot shows each used configuration once, if its make is in other listings too", () => {
  const shown = predictions.map(({ listing }) => configurationOf(listing));
  const configurations = new Set(listings.filter(isUsed).map(configurationOf));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.length).toBeGreaterThan(0.9 * configurations.size);
});

test("what dealers ask is told better by the model than by any formula", () => {
  const [dealers, ...others] = publishedErrors(listings).formulas;
  expect(dealers!.name).toBe("dealers");
  for (const { medianAbsErrorPct } of others) {
    expect(medianAbsErrorPct).toBeGreaterThan(dealers!.medianAbsErrorPct);
  }
});

test("a rule is judged at its own level: what counts is how it tells carts apart", () => {
  const used = listings.filter(({ condition }) => condition !== "new").slice(0, 40);
  const weighted = used.map((listing) => {
    const item: Prediction = {
      listing,
      asking: listing.price_usd / 4,
      low: 0,
      high: 0,
      formula: 1,
    };
    return { item, weight: 1 };
  });
  expect(compareFormulas(weighted)[0]).toEqual({
    name: "dealers",
    level: 4,
    medianAbsErrorPct: 0,
  });
});
