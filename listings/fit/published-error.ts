import type { Listing } from "../../domain/market/listing.ts";
import { dealerName, dealerOf } from "../../domain/market/dealer.ts";
import { holdOutConfigurations } from "./cross-validation.ts";
import { type Evaluation, evaluate, summarizePredictions, isUsed } from "./evaluate-model.ts";
import { fitAskingPrices } from "./fit-model.ts";
import { fitIntervals, predictHeldOut } from "./fit-with-interval.ts";
import { countGroups } from "./group-weights.ts";

interface DealerError {
  readonly name: string;
  readonly evaluation: Evaluation;
}

export interface PublishedErrors {
  readonly all: Evaluation;
  /** Each by a model fitted to the other dealers' listings. The largest dealer comes first. */
  readonly byDealer: readonly DealerError[];
}

/** A dealer with fewer groups of identical carts says too little. */
const minGroups = 5;

export function publishedErrors(listings: readonly Listing[]): PublishedErrors {
  const intervals = fitIntervals(holdOutConfigurations(listings), listings);
  const dealers = Map.groupBy(listings.filter(isUsed), ({ source }) => dealerOf(source));
  return {
    all: evaluateHeldOut(listings),
    byDealer: [...dealers]
      .filter(([, rows]) => countGroups(rows) >= minGroups)
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([dealer, rows]) => {
        const otherListings = listings.filter(({ source }) => dealerOf(source) !== dealer);
        const model = { ...fitAskingPrices(otherListings), intervals };
        return { name: dealerName(rows[0]!.source), evaluation: evaluate(rows, model) };
      }),
  };
}

/** Neither the model nor the formula was fitted to the listings it is compared with. */
export function evaluateHeldOut(listings: readonly Listing[]): Evaluation {
  const heldOut = holdOutConfigurations(listings);
  const predictions = predictHeldOut(heldOut, fitIntervals(heldOut, listings));
  return summarizePredictions(listings.filter(isUsed).length, predictions);
}
