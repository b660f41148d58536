import { appraise } from "../../domain/catalogue/site-prices.ts";
import {
  type BatteryAge,
  type Cart,
  batteryAges,
  defaultChoices,
  seatCounts,
} from "../../domain/valuation/cart.ts";
import { askingCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { type AskingModel, estimateAsking } from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { observedYear } from "../../domain/asking-prices/observation.ts";
import { type Vote, mean, quantile, votesOf } from "./group-weights.ts";

/** How far estimates lie from asking prices, in percent of the asking price; each group one vote. */
interface Errors {
  readonly medianAbsErrorPct: number;
  /** The mean error: below zero is too low. */
  readonly biasPct: number;
  readonly within20Pct: number;
}

export interface Evaluation {
  /** Used carts among the listings. */
  readonly rows: number;
  /** Those of a make and age that the model has evidence for; both numbers are judged on these. */
  readonly covered: number;
  readonly model: Errors & { readonly interval80CoveragePct: number };
  readonly formula: Errors;
}

/** One used listing with both numbers for it. */
export interface Judged {
  readonly listing: Listing;
  readonly asking: number;
  readonly low: number;
  readonly high: number;
  readonly formula: number;
}

/** Judges one model on listings. `modelFor` gives another model for each where it must not have seen it. */
export function evaluate(listings: readonly Listing[], model: AskingModel): Evaluation {
  const used = votesOf(listings.filter(isUsed));
  return summary(
    used.length,
    used.flatMap(({ item, weight }) => judged(item, model).map((each) => ({ item: each, weight }))),
  );
}

export function isUsed({ condition }: Listing): boolean {
  return condition !== "new";
}

/** Both numbers for a listing; empty where there is no evidence. */
export function judged(listing: Listing, model: AskingModel): Judged[] {
  const estimate = estimateAsking(model, askingCartOf(listing));
  if (estimate === null) return [];
  const formula = appraise(cartOf(listing), observedYear(listing)).value;
  return [{ listing, ...estimate, formula }];
}

export function summary(rows: number, votes: readonly Vote<Judged>[]): Evaluation {
  const inside = ({ listing, low, high }: Judged) =>
    listing.price_usd >= low && listing.price_usd <= high;
  return {
    rows,
    covered: votes.length,
    model: {
      ...errorsOf(votes, ({ asking }) => asking),
      interval80CoveragePct: share(votes, inside),
    },
    formula: errorsOf(votes, ({ formula }) => formula),
  };
}

function errorsOf(votes: readonly Vote<Judged>[], number: (judged: Judged) => number): Errors {
  const errors = votes.map(({ item, weight }) => ({
    item: 100 * (number(item) / item.listing.price_usd - 1),
    weight,
  }));
  const sizes = errors.map(({ item, weight }) => ({ item: Math.abs(item), weight }));
  return {
    medianAbsErrorPct: tenth(quantile(sizes, 0.5)),
    biasPct: tenth(mean(errors)),
    within20Pct: share(sizes, (size) => size <= 20),
  };
}

function share<T>(votes: readonly Vote<T>[], holds: (item: T) => boolean): number {
  return tenth(
    100 * mean(votes.map(({ item, weight }) => ({ item: Number(holds(item)), weight }))),
  );
}

function tenth(percent: number): number {
  return Math.round(percent * 10) / 10;
}

/** The listing as the value tool would be told of it: what it does not say is the form's default. */
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
  return batteryAges.find((age) => age >= years) ?? 5;
}
