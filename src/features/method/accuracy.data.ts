import { ownLedger } from "../../../listings/fit/accuracy-ledger.ts";
import { ownListings } from "../../../listings/import/read-listings.ts";

const ledger = ownLedger();

export const newest = ledger.at(-1)!;
/** Null if the newest fit is also the first. */
export const previous = ledger.at(-2) ?? null;

const listings = ownListings();
const days = listings.map(({ observed_on }) => observed_on).toSorted();
export const span = { listings: listings.length, first: days[0]!, last: days.at(-1)! };
