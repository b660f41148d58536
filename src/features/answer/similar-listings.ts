// Tested with the report in parts/printed-report.test.tsx.
import type { Figures } from "../../../domain/answer/figures.ts";
import { nearestListings } from "../../../domain/market/nearest-listings.ts";
import { readyCartOf } from "../../../domain/market/priced-cart.ts";
import { market } from "../../market/market.data.ts";
import { familyListings } from "./price-by-age.ts";
import { type ShownListing, shownListings } from "./shown-listings.ts";

const maxListings = 5;

/** The most similar first. One by itself is nothing to compare with, so it isn't shown. */
export function similarListings({ cart, market: figures }: Figures): readonly ShownListing[] {
  if (figures === null) return [];
  const sameModel = familyListings(cart, shownListings);
  const ready = readyCartOf(cart, figures.ageYears);
  const listings = nearestListings(market.prices, ready, sameModel, maxListings);
  return listings.length < 2 ? [] : listings;
}
