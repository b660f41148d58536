import { expect, test } from "vitest";
import { ownListings } from "../import/read-listings.ts";
import { compareFormulas } from "./compare-formulas.ts";
import type { Prediction } from "./evaluate-model.ts";
import { publishedErrors } from "./published-error.ts";

const listings = ownListings();

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
