import type { Listing } from "../../domain/asking-prices/listing.ts";
import { holdOutConfigurations } from "./cross-validation.ts";
import {
  type Evaluation,
  type Prediction,
  evaluationOf,
  isUsed,
  predict,
} from "./evaluate-model.ts";
import { intervalsOf } from "./fit-with-interval.ts";
import type { Weighted } from "./group-weights.ts";

/** Used listings, each predicted several times by a fit that has not seen its group. */
export function predictHeldOut(listings: readonly Listing[]): Weighted<Prediction>[] {
  const heldOut = holdOutConfigurations(listings);
  const intervals = intervalsOf(heldOut);
  return heldOut
    .filter(({ listing }) => isUsed(listing))
    .flatMap(({ listing, weight, fit }) =>
      predict(listing, { ...fit, intervals }).map((item) => ({ item, weight })),
    );
}

/** The errors of both numbers, neither of which was fitted to what it is compared with. */
export function evaluateHeldOut(listings: readonly Listing[]): Evaluation {
  return evaluationOf(listings.filter(isUsed).length, predictHeldOut(listings));
}
