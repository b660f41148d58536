import type { Listing } from "./listing.ts";

export function observedYear({ observed_on }: Pick<Listing, "observed_on">): number {
  return Number(observed_on.slice(0, 4));
}

/** Age when it was listed, in calendar years as the estimate counts them. */
export function ageYears(listing: Pick<Listing, "observed_on" | "model_year">): number {
  return Math.max(0, observedYear(listing) - listing.model_year);
}

/** How dealers mark what they sell for its parts, as it stands, or before it is ready. */
const notRunning = /\b(?:boneyard|parts (?:cart|only)|for parts|as[ -]is|work in progress)\b/i;

export function isOfRunningCart({ model, note }: Pick<Listing, "model" | "note">): boolean {
  return !notRunning.test(model) && !notRunning.test(note);
}
