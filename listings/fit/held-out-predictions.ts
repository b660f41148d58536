import type { Listing } from "../../domain/asking-prices/listing.ts";
import { crossValidate } from "./cross-validation.ts";
import {
  type Evaluation,
  type Prediction,
  evaluationOf,
  isUsed,
  predict,
} from "./evaluate-model.ts";
import { intervalOf } from "./fit-with-interval.ts";
import type { Weighted } from "./group-weights.ts";

/** Used listings, each predicted several times by a fit that has not seen its group. */
export function predictHeldOut(listings: readonly Listing[]): Weighted<Prediction>[] {
  const heldOut = crossValidate(listings);
  const interval = intervalOf(heldOut);
  return heldOut
    .filter(({ listing }) => isUsed(listing))
    .flatMap(({ listing, weight, fit }) =>
      predict(listing, { ...fit, interval }).map((item) => ({ item, weight })),
    );
}

/** Each used listing once, with both numbers for it. */
export function heldOutPredictions(listings: readonly Listing[]): Prediction[] {
  const byListing = new Map(predictHeldOut(listings).map(({ item }) => [item.listing, item]));
  return [...byListing.values()];
}

/** The errors of both numbers, neither of which was fitted to what it is compared with. */
export function evaluateHeldOut(listings: readonly Listing[]): Evaluation {
  return evaluationOf(listings.filter(isUsed).length, predictHeldOut(listings));
}
