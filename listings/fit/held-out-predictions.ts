import type { Listing } from "../../domain/asking-prices/listing.ts";
import { holdOutConfigurations } from "./cross-validation.ts";
import { type Evaluation, type Prediction, evaluationOf, isUsed } from "./evaluate-model.ts";
import { intervalsOf, predictHeldOut } from "./fit-with-interval.ts";
import type { Weighted } from "./group-weights.ts";

/** Used listings, each predicted several times by a fit that has not seen its configuration. */
export function predictionsOf(listings: readonly Listing[]): Weighted<Prediction>[] {
  const heldOut = holdOutConfigurations(listings);
  return predictHeldOut(heldOut, intervalsOf(heldOut));
}

/** The errors of both numbers, neither of which was fitted to what it is compared with. */
export function evaluateHeldOut(listings: readonly Listing[]): Evaluation {
  return evaluationOf(listings.filter(isUsed).length, predictionsOf(listings));
}
