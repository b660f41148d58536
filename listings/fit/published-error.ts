import { fitWithInterval } from "./fit-with-interval.ts";
import { predictHeldOut } from "./held-out-predictions.ts";
import { type Evaluation, evaluate, isUsed, evaluationOf } from "./evaluate-model.ts";
import { fitAskingPrices } from "./fit-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { ageYears } from "../../domain/asking-prices/observation.ts";
import { sourceName } from "./source-name.ts";

/** Errors on a part of the used listings. */
export interface PublishedError {
  readonly name: string;
  /** Groups of identical units, each with the weight of one. */
  readonly groupCount: number;
  readonly evaluation: Evaluation;
}

const ageBands: readonly (readonly [from: number, to: number])[] = [
  [0, 5],
  [6, 10],
  [11, 20],
  [21, Infinity],
];
/** A source with fewer groups says too little by itself. */
const minGroups = 5;

/** The errors of both numbers on held-out listings: of all, then by age. */
export function errorsByAge(listings: readonly Listing[]): PublishedError[] {
  const predictions = predictHeldOut(listings);
  const part = (name: string, belongs: (listing: Listing) => boolean) => {
    const rows = listings.filter((listing) => isUsed(listing) && belongs(listing));
    const ofPart = predictions.filter(({ item }) => belongs(item.listing));
    return { name, groupCount: countGroups(rows), evaluation: evaluationOf(rows.length, ofPart) };
  };
  return [
    part("All used carts", () => true),
    ...ageBands.map(([from, to]) =>
      part(to === Infinity ? `${from} years and more` : `${from} to ${to} years`, (listing) =>
        within(ageYears(listing), from, to),
      ),
    ),
  ];
}

/** For each source, the errors of a model that was fitted to the other sources only. */
export function errorsBySource(listings: readonly Listing[]): PublishedError[] {
  const { interval } = fitWithInterval(listings);
  const bySource = Map.groupBy(listings.filter(isUsed), ({ source }) => sourceName(source));
  return [...bySource]
    .filter(([, rows]) => countGroups(rows) >= minGroups)
    .map(([name, rows]) => {
      const others = listings.filter(({ source }) => sourceName(source) !== name);
      const model = { ...fitAskingPrices(others), interval };
      return { name, groupCount: countGroups(rows), evaluation: evaluate(rows, model) };
    });
}

function countGroups(rows: readonly Listing[]): number {
  return new Set(rows.map(({ group }) => group)).size;
}

function within(age: number, from: number, to: number): boolean {
  return age >= from && age <= to;
}
