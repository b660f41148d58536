import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { predictAskingPrice } from "../../domain/asking-prices/asking-price-model.ts";
import { precedent } from "../../domain/asking-prices/priced-cart-samples.ts";
import { crossValidate } from "./cross-validation.ts";
import { fitWithInterval } from "./fit-with-interval.ts";
import { evaluateHeldOut } from "./held-out-predictions.ts";
import { modelFile, ownListings } from "../import/own-listings.ts";
import { fitAskingPrices } from "./fit-model.ts";

const listings = ownListings();

test("the published model is the one that its listings give, to the byte", () => {
  const fitted = `${JSON.stringify(fitWithInterval(listings), null, 2)}\n`;
  expect(fitted).toBe(readFileSync(modelFile, "utf8"));
});

test("the order of the rows makes no difference", () => {
  expect(fitAskingPrices(listings.toReversed())).toEqual(fitAskingPrices(listings));
});

test("a fleet of identical units weighs no more than one of them", () => {
  const fleet = listings.filter(({ group }) => group === "g010");
  expect(fleet.length).toBeGreaterThan(10);
  const once = listings.filter((each) => each.group !== "g010" || each === fleet[0]);
  expect(fitAskingPrices(once).effects).toEqual(fitAskingPrices(listings).effects);
});

test("nothing is learned from a row with a disputed year, and its note does not matter", () => {
  const [first, ...others] = listings;
  const disputed = { ...first!, price_usd: 90_000, year_disputed: true, group: "disputed" };
  const noted = { ...first!, note: "YEAR CONFLICT" };
  expect(fitAskingPrices([...others, noted, disputed])).toEqual(fitAskingPrices(listings));
});

test("a fit has no interval until its errors are known, and predicts no range", () => {
  const fit = fitAskingPrices(listings);
  expect(fit).not.toHaveProperty("interval");
  // @ts-expect-error -- a range takes a model that has an interval
  expect(() => predictAskingPrice(fit, precedent)).toThrow(TypeError);
});

test("no listing is predicted by a fit that has seen one of its group", () => {
  const heldOut = crossValidate(listings, (seen) => {
    const names = new Set(seen.map(({ group }) => group));
    return { ...fitAskingPrices(listings), newestObservation: [...names].join(" ") };
  });
  for (const { listing, fit } of heldOut) {
    expect(fit.newestObservation.split(" ")).not.toContain(listing.group);
  }
  expect(new Set(heldOut.map(({ listing }) => listing)).size).toBe(listings.length);
});

test("on held-out listings its errors are within bounds", () => {
  const { model, formula, rows, covered } = evaluateHeldOut(listings);
  expect(model.medianAbsErrorPct).toBeLessThanOrEqual(18);
  expect(Math.abs(model.biasPct)).toBeLessThanOrEqual(6);
  expect(model.within20Pct).toBeGreaterThanOrEqual(55);
  expect(model.interval80CoveragePct).toBeGreaterThanOrEqual(70);
  expect(model.interval80CoveragePct).toBeLessThanOrEqual(90);
  expect(formula.biasPct).toBeLessThan(-20);
  expect(covered).toBeGreaterThan(0.9 * rows);
});
