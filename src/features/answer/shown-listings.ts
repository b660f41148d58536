import { listedAgeYears, type PricedCart } from "../../../domain/market/priced-cart.ts";
import { recordsOf } from "../../format/columns.ts";
import { shownListingColumns } from "./shown-listings.data.ts";

export interface ShownListing extends PricedCart {
  readonly modelYear: number;
  /** Whole US dollars. */
  readonly price: number;
  readonly place: string;
  /** ISO date; the month or the day may be missing. */
  readonly observedOn: string;
  readonly dealer: string;
  readonly units: number;
}

export const shownListings: readonly ShownListing[] = recordsOf<Omit<ShownListing, "ageYears">>(
  shownListingColumns,
).map((listing) => ({
  ...listing,
  ageYears: listedAgeYears({ observed_on: listing.observedOn, model_year: listing.modelYear }),
}));
