import { estimateOf } from "../../domain/catalogue/spec-estimate.ts";
import {
  type BatteryAge,
  type Cart,
  batteryAges,
  defaultChoices,
  maxBatteryAge,
  seatCounts,
} from "../../domain/cart/cart.ts";
import { isUsed, observedYear, pricedCartOf } from "../../domain/market/priced-cart.ts";
import {
  type AskingPriceModel,
  predictAskingPrice,
} from "../../domain/market/asking-price-model.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { dealerOf } from "../../domain/market/dealer.ts";
import { type Weighted, mean, quantile, weightByGroup, weightedMap } from "./group-weights.ts";

/** In percent of the asking price. Each group has a weight of one. */
export interface Errors {
  readonly medianAbsErrorPct: number;
  /** Below zero if predictions are too low. */
  readonly medianErrorPct: number;
  /** The mean error; below zero if predictions are too low. */
  readonly biasPct: number;
  readonly within20Pct: number;
}

export interface Evaluation {
  readonly rows: number;
  readonly covered: number;
  readonly model: Errors & { readonly interval80CoveragePct: number };
  readonly formula: Errors;
}

export interface Prediction {
  readonly listing: Listing;
  readonly asking: number;
  readonly low: number;
  readonly high: number;
  readonly formula: number;
}

export function evaluate(listings: readonly Listing[], model: AskingPriceModel): Evaluation {
  const used = listings.filter(isUsed);
  return summarizePredictions(used.length, predictAll(weightByGroup(used), model));
}

/** Uses the price level of the dealer if it is known. */
export function predict(
  listing: Listing,
  model: AskingPriceModel,
  dealer = dealerOf(listing.source),
): Prediction {
  const { asking, low, high } = predictAskingPrice(model, pricedCartOf(listing), dealer);
  const formula = estimateOf(cartOf(listing), observedYear(listing)).value;
  return { listing, asking, low, high, formula };
}

export function predictAll(
  listings: readonly Weighted[],
  model: AskingPriceModel,
): Weighted<Prediction>[] {
  return weightedMap(listings, (listing) => predict(listing, model));
}

export function summarizePredictions(
  rows: number,
  weighted: readonly Weighted<Prediction>[],
): Evaluation {
  return {
    rows,
    covered: weighted.length,
    model: {
      ...measureErrors(weighted, ({ asking }) => asking),
      interval80CoveragePct: shareInside(weighted),
    },
    formula: measureErrors(weighted, ({ formula }) => formula),
  };
}

/** In percent. */
export function shareInside(weighted: readonly Weighted<Prediction>[]): number {
  return share(
    weighted,
    ({ listing, low, high }) => listing.price_usd >= low && listing.price_usd <= high,
  );
}

export function measureErrors(
  weighted: readonly Weighted<Prediction>[],
  priceOf: (prediction: Prediction) => number,
): Errors {
  const errors = weightedMap(
    weighted,
    (each) => 100 * (priceOf(each) / each.listing.price_usd - 1),
  );
  const sizes = weightedMap(errors, Math.abs);
  return {
    medianAbsErrorPct: roundToTenth(quantile(sizes, 0.5)),
    medianErrorPct: roundToTenth(quantile(errors, 0.5)),
    biasPct: roundToTenth(mean(errors)),
    within20Pct: share(sizes, (size) => size <= 20),
  };
}

function share<T>(weighted: readonly Weighted<T>[], holds: (item: T) => boolean): number {
  return roundToTenth(100 * mean(weightedMap(weighted, (item) => Number(holds(item)))));
}

function roundToTenth(percent: number): number {
  return Math.round(percent * 10) / 10;
}

/** A detail that the listing doesn't give gets the form's default. */
function cartOf(listing: Listing): Cart {
  const { battery_year, seats } = listing;
  const batteryYears = battery_year === null ? 2 : observedYear(listing) - battery_year;
  return {
    ...defaultChoices,
    modelYear: listing.model_year,
    make: listing.make,
    model: listing.model,
    seats: seatCounts.find((count) => count >= (seats ?? 2)) ?? 8,
    powertrain: listing.powertrain,
    batteryAge: wholeBatteryAge(batteryYears),
    hasUpgrades: listing.lifted || listing.battery_type === "lithium",
  };
}

function wholeBatteryAge(years: number): BatteryAge {
  return batteryAges.find((age) => age >= years) ?? maxBatteryAge;
}
