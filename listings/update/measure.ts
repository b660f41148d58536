import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import {
  type AskingPriceModel,
  typicalAskingPrice,
} from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { configurationOf } from "../fit/cross-validation.ts";
import { evaluate, isUsed } from "../fit/evaluate-model.ts";
import { evaluateHeldOut } from "../fit/held-out-predictions.ts";
import { type Measurements, limits } from "./guards.ts";

/** Listings, and the model fitted to them. */
export interface Market {
  readonly listings: readonly Listing[];
  readonly model: AskingPriceModel;
}

/** Compares a candidate with what is published, on the carts that are published. */
export function measure(
  published: Market,
  candidate: Market,
  added: readonly Listing[],
): Measurements {
  const moves = priceMoves(published, candidate.model);
  const [before, after] = [published, candidate].map(
    ({ listings }) => evaluateHeldOut(listings).model,
  );
  const { covered, model } = evaluate(added, published.model);
  return {
    comparedCarts: moves.length,
    movedPct: (100 * moves.filter((move) => move > limits.movedByPct).length) / moves.length,
    biasWorsePct: Math.abs(after!.biasPct) - Math.abs(before!.biasPct),
    medianErrorWorsePct: after!.medianAbsErrorPct - before!.medianAbsErrorPct,
    coveragePct: after!.interval80CoveragePct,
    judgedListings: covered,
    outsidePct: 100 - model.interval80CoveragePct,
  };
}

/** By how many percent the price of each used configuration moves; infinitely if it is lost. */
export function priceMoves({ listings, model }: Market, candidate: AskingPriceModel): number[] {
  const configurations = new Map(
    listings.filter(isUsed).map((listing) => [configurationOf(listing), pricedCartOf(listing)]),
  );
  return [...configurations.values()].flatMap((cart) => {
    const before = typicalAskingPrice(model, cart);
    if (before === null) return [];
    const after = typicalAskingPrice(candidate, cart) ?? Infinity;
    return [100 * Math.abs(after / before - 1)];
  });
}
