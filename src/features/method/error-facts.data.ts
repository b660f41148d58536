import { ownListings } from "../../../listings/import/read-listings.ts";
import { publishedErrors } from "../../../listings/fit/published-error.ts";

const listings = ownListings();

export const errors = publishedErrors(listings);

const days = listings.map(({ observed_on }) => observed_on).toSorted();
export const span = { listings: listings.length, first: days[0]!, last: days.at(-1)! };
