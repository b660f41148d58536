import { dealerName } from "../../../domain/asking-prices/dealer.ts";
import { ownListings } from "../../../listings/import/read-listings.ts";

const listings = ownListings();
const byDealer = [...Map.groupBy(listings, ({ source }) => dealerName(source))];
const [name, own] = byDealer.toSorted(([, one], [, other]) => other.length - one.length)[0]!;

/** The dealer that most of the listings are from, and its share of them. */
export const chain = { name, percent: Math.round((100 * own.length) / listings.length) };
