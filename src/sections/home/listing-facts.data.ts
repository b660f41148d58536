import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { readFileSync } from "node:fs";
import { listingsFile, ownListings } from "../../../listings/import/own-listings.ts";

const listings = ownListings();
const publishedRows = readFileSync(listingsFile, "utf8").trim().split("\n").length - 1;

/** The figures that the home page names, none of them typed by hand. */
export const facts = {
  listings: listings.length,
  dealersErrorPct: Math.round(model.typicalErrorPct.dealers),
  publishedPct: Math.floor((100 * publishedRows) / listings.length),
};

export const listingsByMake: Readonly<Record<string, number>> = Object.fromEntries(
  [...Map.groupBy(listings, ({ make }) => make)].map(([make, some]) => [make, some.length]),
);

/** The used carts that are offered, for the plot. */
export const offers = listings
  .filter(({ condition, year_disputed }) => condition !== "new" && !year_disputed)
  .map(({ model_year, price_usd }) => ({ modelYear: model_year, price: price_usd }));

export const asOfYear = Number(model.newestObservation.slice(0, 4));
