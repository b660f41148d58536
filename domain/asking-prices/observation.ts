import type { Listing } from "./listing.ts";

export function observedYear({ observed_on }: Pick<Listing, "observed_on">): number {
  return Number(observed_on.slice(0, 4));
}

/** Age when it was listed, in calendar years as the estimate counts them. */
export function ageYears(listing: Pick<Listing, "observed_on" | "model_year">): number {
  return Math.max(0, observedYear(listing) - listing.model_year);
}
