import { fitWithInterval } from "./fit-with-interval.ts";
import { predictHeldOut } from "./held-out-predictions.ts";
import { type Evaluation, evaluate, isUsed, evaluationOf } from "./evaluate-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { dealerName, dealerOf } from "../../domain/asking-prices/dealer.ts";
import { ageYears } from "../../domain/asking-prices/observation.ts";
import { countGroups } from "./group-weights.ts";

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
/** A dealer with fewer groups says too little. */
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

/** For each dealer, the errors of a model that was fitted to the others' listings only. */
export function errorsByDealer(listings: readonly Listing[]): PublishedError[] {
  const byDealer = Map.groupBy(listings.filter(isUsed), ({ source }) => dealerOf(source));
  return [...byDealer]
    .filter(([, rows]) => countGroups(rows) >= minGroups)
    .map(([dealer, rows]) => {
      const others = listings.filter(({ source }) => dealerOf(source) !== dealer);
      const name = rows.map(({ source }) => dealerName(source))[0] ?? dealer;
      return {
        name,
        groupCount: countGroups(rows),
        evaluation: evaluate(rows, fitWithInterval(others)),
      };
    });
}

function within(age: number, from: number, to: number): boolean {
  return age >= from && age <= to;
}
