import { dealerName } from "../../domain/market/dealer.ts";
import { dealersOf } from "./asking-prices.ts";
import { countedListings } from "../../listings/fit/fit-model.ts";
import { ownListings } from "../../listings/import/read-listings.ts";

const listings = countedListings(ownListings());
const [largest] = dealersOf(listings.map(({ source }) => ({ dealer: dealerName(source) })));
const { dealer: name, count } = largest!;

/** The dealer with the most listings, and its share of all of them. */
export const chain = { name, percent: Math.round((100 * count) / listings.length) };
