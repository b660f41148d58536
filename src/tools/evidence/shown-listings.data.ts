import { pricedCartOf } from "../../../domain/asking-prices/priced-cart.ts";
import type { PricedCart } from "../../../domain/asking-prices/priced-cart.ts";
import { dealerName } from "../../../domain/asking-prices/dealer.ts";
import { ownListings } from "../../../listings/import/own-listings.ts";

/** What a visitor sees of a used cart's listing; equal units of one dealer are one. */
export interface ShownListing {
  readonly cart: PricedCart;
  readonly modelYear: number;
  /** Whole US dollars. */
  readonly price: number;
  readonly place: string;
  /** ISO date; the month or the day may be missing. */
  readonly observedOn: string;
  /** The dealer's name as far as its source tells it. */
  readonly dealer: string;
  readonly units: number;
}

const used = ownListings().filter(
  (listing) => listing.condition !== "new" && !listing.year_disputed,
);

/** The newest first. */
export const shownListings: readonly ShownListing[] = [
  ...Map.groupBy(used, ({ group }) => group).values(),
]
  .map((units) => {
    const [first] = units;
    return {
      cart: pricedCartOf(first!),
      modelYear: first!.model_year,
      price: first!.price_usd,
      place: first!.place,
      observedOn: first!.observed_on,
      dealer: dealerName(first!.source),
      units: units.length,
    };
  })
  .toSorted((a, b) => b.observedOn.localeCompare(a.observedOn));
