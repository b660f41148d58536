import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { crossValidate, fitWithInterval, unseenEvaluation } from "./cross-validation.ts";
import { modelFile, ownListings } from "../import/own-listings.ts";
import { fitAsking } from "./fit-model.ts";

const listings = ownListings();

test("the model that is published is what its listings give, to the byte", () => {
  const fitted = `${JSON.stringify(fitWithInterval(listings), null, 2)}\n`;
  expect(fitted).toBe(readFileSync(modelFile, "utf8"));
});

test("the order of the rows changes nothing", () => {
  expect(fitAsking(listings.toReversed())).toEqual(fitAsking(listings));
});

test("a fleet of equal units weighs no more than one of them", () => {
  const fleet = listings.filter(({ group }) => group === "g010");
  expect(fleet.length).toBeGreaterThan(10);
  const once = listings.filter((each) => each.group !== "g010" || each === fleet[0]);
  expect(fitAsking(once).effects).toEqual(fitAsking(listings).effects);
});

test("nothing is learned from a row whose own note doubts it", () => {
  const [first, ...others] = listings;
  const doubted = { ...first!, price_usd: 90_000, note: "YEAR CONFLICT", group: "doubted" };
  expect(fitAsking([...others, first!, doubted])).toEqual(fitAsking(listings));
});

test("no listing is judged by a model that has seen one of its group", () => {
  const unseen = crossValidate(listings, (seen) => {
    const names = new Set(seen.map(({ group }) => group));
    return { ...fitAsking(listings), newestObservation: [...names].join(" ") };
  });
  for (const { listing, model } of unseen) {
    expect(model.newestObservation.split(" ")).not.toContain(listing.group);
  }
  expect(new Set(unseen.map(({ listing }) => listing)).size).toBe(listings.length);
});

test("on listings it has not seen it errs no more than it may", () => {
  const { model, formula, rows, covered } = unseenEvaluation(listings);
  expect(model.medianAbsErrorPct).toBeLessThanOrEqual(18);
  expect(Math.abs(model.biasPct)).toBeLessThanOrEqual(6);
  expect(model.within20Pct).toBeGreaterThanOrEqual(55);
  expect(model.interval80CoveragePct).toBeGreaterThanOrEqual(70);
  expect(model.interval80CoveragePct).toBeLessThanOrEqual(90);
  expect(formula.biasPct).toBeLessThan(-20);
  expect(covered).toBeGreaterThan(0.9 * rows);
});
