import type { Listing } from "../../domain/asking-prices/listing.ts";
import { dealerOf } from "../../domain/asking-prices/dealer.ts";

/**
 * The latest observation of each unit. A dealer's address ends in the unit's stock number, so a
 * unit that was seen on several days, or was read twice, is one unit at its latest price.
 */
export function latestOfEachUnit(listings: readonly Listing[]): Listing[] {
  const onPage = Map.groupBy(listings, ({ source }) => source);
  const unitOf = (listing: Listing) => {
    const { source } = listing;
    // A page that lists several carts does not give each one its own address.
    const isUnit = URL.canParse(source) && onPage.get(source)?.length === 1;
    return isUnit ? `${dealerOf(source)} ${stockNumberOf(new URL(source))}` : listing;
  };
  const latest = new Map(listings.toSorted(byDay).map((listing) => [unitOf(listing), listing]));
  return listings.filter((listing) => latest.get(unitOf(listing)) === listing);
}

function stockNumberOf({ pathname, hash }: URL): string {
  return hash === "" ? (pathname.split("/").at(-1) ?? pathname) : hash;
}

function byDay(a: Listing, b: Listing): number {
  if (a.observed_on === b.observed_on) return a.source < b.source ? -1 : 1;
  return a.observed_on < b.observed_on ? -1 : 1;
}
