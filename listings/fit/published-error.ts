import type { Listing } from "../../domain/asking-prices/listing.ts";
import { dealerName, dealerOf } from "../../domain/asking-prices/dealer.ts";
import { ageYears, pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { configurationOf, holdOutConfigurations } from "./cross-validation.ts";
import {
  type Evaluation,
  type Prediction,
  evaluate,
  evaluationOf,
  isUsed,
  cartOf,
} from "./evaluate-model.ts";
import { fitAskingPrices } from "./fit-model.ts";
import { intervalsOf, predictHeldOut } from "./fit-with-interval.ts";
import { type Weighted, countGroups, quantile, weightedMap } from "./group-weights.ts";
import { publishedFormulas } from "../../domain/trade-in/published-formulas.ts";

/** Errors on a part of the used listings. */
export interface PublishedError {
  readonly name: string;
  /** Groups of identical units, each with the weight of one. */
  readonly groupCount: number;
  /** ISO date; the month or the day may be missing. */
  readonly newest: string;
  readonly evaluation: Evaluation;
}

/** Both numbers' errors on used listings that the model was not fitted to. */
export interface PublishedErrors {
  readonly all: PublishedError;
  readonly byAge: readonly PublishedError[];
  readonly byMake: readonly PublishedError[];
  readonly byPriceKind: readonly PublishedError[];
  /** Each dealer by a model that was fitted to the others' listings only. */
  readonly byDealer: readonly PublishedError[];
  /** Beside two dealers’ formulas, on the same carts. */
  readonly formulas: readonly ComparedFormula[];
  /** Each used configuration once, with both numbers for one of its listings. */
  readonly predictions: readonly Prediction[];
}

const ageBands: readonly (readonly [name: string, from: number, to: number])[] = [
  ["0 to 5 years", 0, 5],
  ["6 to 10 years", 6, 10],
  ["11 to 20 years", 11, 20],
  ["21 years and more", 21, Infinity],
];
/** A part with fewer groups says too little. */
const minGroups = 5;

export function publishedErrors(listings: readonly Listing[]): PublishedErrors {
  const used = listings.filter(isUsed);
  const heldOut = holdOutConfigurations(listings);
  const intervals = intervalsOf(heldOut, listings);
  const predictions = predictHeldOut(heldOut, intervals);
  const part = (name: string, rows: readonly Listing[]) => {
    const own = new Set(rows);
    const ofPart = predictions.filter(({ item }) => own.has(item.listing));
    return publishedError(name, rows, evaluationOf(rows.length, ofPart));
  };
  const partsBy = (nameOf: (listing: Listing) => string) =>
    largestFirst(used, nameOf)
      .map(([name, rows]) => part(name, rows))
      .filter(({ evaluation }) => evaluation.covered > 0);
  return {
    all: part("All used carts", used),
    byAge: ageBands.map(([name, from, to]) =>
      part(
        name,
        used.filter((listing) => ageYears(listing) >= from && ageYears(listing) <= to),
      ),
    ),
    byMake: partsBy(({ make }) => make),
    byPriceKind: partsBy(({ price_kind }) => price_kind),
    byDealer: largestFirst(used, ({ source }) => dealerOf(source)).map(([dealer, rows]) => {
      const others = listings.filter(({ source }) => dealerOf(source) !== dealer);
      const name = dealerName(rows[0]!.source);
      const model = { ...fitAskingPrices(others), intervals };
      return publishedError(name, rows, evaluate(rows, model));
    }),
    formulas: compareFormulas(predictions),
    predictions: [
      ...new Map(predictions.map(({ item }) => [configurationOf(item.listing), item])).values(),
    ],
  };
}

function publishedError(
  name: string,
  rows: readonly Listing[],
  evaluation: Evaluation,
): PublishedError {
  const days = rows.map(({ observed_on }) => observed_on).toSorted();
  return { name, groupCount: countGroups(rows), newest: days.at(-1) ?? "", evaluation };
}

/** The parts with enough groups. */
function largestFirst(
  listings: readonly Listing[],
  nameOf: (listing: Listing) => string,
): (readonly [string, readonly Listing[]])[] {
  return [...Map.groupBy(listings, nameOf)]
    .filter(([, rows]) => countGroups(rows) >= minGroups)
    .toSorted(([, a], [, b]) => b.length - a.length);
}

/** The errors of both numbers, neither of which was fitted to what it is compared with. */
export function evaluateHeldOut(listings: readonly Listing[]): Evaluation {
  const heldOut = holdOutConfigurations(listings);
  const predictions = predictHeldOut(heldOut, intervalsOf(heldOut, listings));
  return evaluationOf(listings.filter(isUsed).length, predictions);
}

/** How well a rule tells one cart's price from another's. */
export interface ComparedFormula {
  readonly name: "dealers" | "estimate" | keyof typeof dealersFormulas;
  /** The factor that puts half of the carts above the rule and half below. */
  readonly level: number;
  /** The median error at that level, in percent of the asking price. */
  readonly medianAbsErrorPct: number;
}

/** The published formulas that follow from the cart alone, and not from what dealers ask for it. */
const dealersFormulas = { tigon: publishedFormulas.tigon, aledo: publishedFormulas.aledo };

/**
 * Our two numbers and two dealers' formulas on the same used carts. The formulas say what a dealer
 * pays, not what it asks, and our estimate is low, so each is judged at its own level.
 */
export function compareFormulas(weighted: readonly Weighted<Prediction>[]): ComparedFormula[] {
  const pays =
    (name: keyof typeof dealersFormulas) =>
    ({ listing }: Prediction) => {
      const { batteryType, lifted } = pricedCartOf(listing);
      const cart = { ...cartOf(listing), batteryType, lifted };
      const context = { ageYears: ageYears(listing), asking: listing.price_usd };
      return dealersFormulas[name].pays(cart, context, "passing");
    };
  return [
    compared("dealers", weighted, ({ asking }) => asking),
    compared("estimate", weighted, ({ formula }) => formula),
    compared("tigon", weighted, pays("tigon")),
    compared("aledo", weighted, pays("aledo")),
  ];
}

function compared(
  name: ComparedFormula["name"],
  weighted: readonly Weighted<Prediction>[],
  priceOf: (prediction: Prediction) => number,
): ComparedFormula {
  const ratios = weightedMap(weighted, (each) => priceOf(each) / each.listing.price_usd);
  const level = 1 / quantile(ratios, 0.5);
  const errors = weightedMap(ratios, (ratio) => 100 * Math.abs(level * ratio - 1));
  return {
    name,
    level: Math.round(100 * level) / 100,
    medianAbsErrorPct: Math.round(10 * quantile(errors, 0.5)) / 10,
  };
}
