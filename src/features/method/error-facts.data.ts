import { ownListings } from "../../../listings/import/read-listings.ts";
import { publishedErrors } from "../../../listings/fit/published-error.ts";

const listings = ownListings();
const { predictions, ...errors } = publishedErrors(listings);

export { errors };

/** The asking price of every used configuration, and both numbers for it, in dollars. */
export const points = predictions.map(({ listing, asking, formula }) => ({
  price: listing.price_usd,
  asking,
  formula,
}));

const days = listings.map(({ observed_on }) => observed_on).toSorted();
export const span = { listings: listings.length, first: days[0]!, last: days.at(-1)! };
