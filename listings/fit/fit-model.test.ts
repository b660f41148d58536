import { readFileSync } from "node:fs";
import { publishedModel as published } from "../../domain/market/published-model.ts";
import { expect, test } from "vitest";
import { configurationOf, holdOutConfigurations } from "./cross-validation.ts";
import { evaluateHeldOut, judgeFit, modelText } from "./fit-with-interval.ts";
import { modelFile, readListingsFile } from "../import/read-listings.ts";
import { fitAskingPrices } from "./fit-model.ts";

const listings = readListingsFile();

test("the published model is the one fitted to the listings, to the byte", () => {
  expect(modelText(judgeFit(listings).model)).toBe(readFileSync(modelFile, "utf8"));
});

test("the order of the listings makes no difference to the fit", () => {
  expect(fitAskingPrices(listings.toReversed())).toEqual(fitAskingPrices(listings));
});

test("each unit of a fleet counts in the fit", () => {
  const fleet = listings.filter(({ group }) => group === "g010");
  expect(fleet.length).toBeGreaterThan(10);
  const once = listings.filter((each) => each.group !== "g010" || each === fleet[0]);
  expect(fitAskingPrices(once).groupCount).toBe(fitAskingPrices(listings).groupCount);
  expect(fitAskingPrices(once).effects).not.toEqual(fitAskingPrices(listings).effects);
});

test("a unit that was seen twice counts once in the fit", () => {
  const unit = listings.find(({ source }) => source.includes("inventory.json#"));
  const before = { ...unit!, observed_on: "2020-01-01", price_usd: 90_000, group: "before" };
  const seenTwice = [{ ...before, source: unit!.source.replace("#", "?earlier#") }, ...listings];
  expect(fitAskingPrices(seenTwice)).toEqual(fitAskingPrices(listings));
});

test("a disputed year excludes a row from the fit, and a note about it doesn't", () => {
  const [first, ...otherListings] = listings;
  const disputed = { ...first!, price_usd: 90_000, year_disputed: true, group: "disputed" };
  const noted = { ...first!, note: "YEAR CONFLICT" };
  expect(fitAskingPrices([...otherListings, noted, disputed])).toEqual(fitAskingPrices(listings));
});

test("no listing is predicted by a fit that has seen its configuration", () => {
  const fit = fitAskingPrices(listings);
  const seenBy = new Map<object, ReadonlySet<string>>();
  const heldOut = holdOutConfigurations(listings, (seen) => {
    const remembered = { ...fit };
    seenBy.set(remembered, new Set(seen.map(configurationOf)));
    return remembered;
  });
  for (const { listing, fit: blind } of heldOut) {
    expect(seenBy.get(blind)!.has(configurationOf(listing))).toBe(false);
  }
  expect(new Set(heldOut.map(({ listing }) => listing)).size).toBe(listings.length);
});

test("a dealer's effect grows with its listings", () => {
  const dearSeller = (count: number) =>
    listings
      .filter(({ year_disputed }) => !year_disputed)
      .slice(0, count)
      .map((listing, index) => ({
        ...listing,
        price_usd: 2 * listing.price_usd,
        source: "A. Seller: lot",
        group: `s${index}`,
      }));
  const effectWith = (count: number) =>
    fitAskingPrices([...listings, ...dearSeller(count)]).dealers.find(
      ({ name }) => name === "aseller",
    )!.effect;
  expect(effectWith(1)).toBeGreaterThan(0);
  expect(effectWith(20)).toBeGreaterThan(effectWith(1));
});

test("the published errors are measured on held-out listings and within bounds", () => {
  const { model, formula, rows, covered } = evaluateHeldOut(listings);
  expect(published.errors.unseenCarts).toEqual({
    typicalPct: model.medianAbsErrorPct,
    signedPct: model.medianErrorPct,
  });
  expect(published.errors.formula.typicalPct).toBe(formula.medianAbsErrorPct);
  expect(published.errors.unseenDealers.typicalPct).toBeLessThanOrEqual(24);
  expect(model.medianAbsErrorPct).toBeLessThanOrEqual(13);
  expect(Math.abs(model.biasPct)).toBeLessThanOrEqual(4);
  expect(model.within20Pct).toBeGreaterThanOrEqual(72);
  expect(model.interval80CoveragePct).toBeGreaterThanOrEqual(72);
  expect(model.interval80CoveragePct).toBeLessThanOrEqual(90);
  expect(formula.biasPct).toBeLessThan(-20);
  expect(covered).toBeGreaterThan(0.9 * rows);
});
