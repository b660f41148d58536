import { fitWithInterval, unseenJudged } from "./cross-validation.ts";
import { type Evaluation, type Judged, evaluate, isUsed, summary } from "./evaluate-model.ts";
import { fitAsking } from "./fit-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { ageYears } from "../../domain/asking-prices/observation.ts";
import { sourceName } from "./source-name.ts";

/** Errors on a part of the used listings. */
export interface PublishedError {
  readonly name: string;
  /** Groups of equal units, each of which had one vote. */
  readonly votes: number;
  readonly evaluation: Evaluation;
}

const ageBands: readonly (readonly [from: number, to: number])[] = [
  [0, 5],
  [6, 10],
  [11, 20],
  [21, Infinity],
];
/** A source with fewer groups says too little on its own. */
const leastGroups = 5;

/** Both numbers' errors on listings the model has not seen: over all, then by age. */
export function errorsByAge(listings: readonly Listing[]): PublishedError[] {
  const judged = unseenJudged(listings);
  const part = (name: string, belongs: (listing: Listing) => boolean) => {
    const rows = listings.filter((listing) => isUsed(listing) && belongs(listing));
    const votes = judged.filter(({ item }) => belongs(item.listing));
    return { name, votes: groupCount(rows), evaluation: summary(rows.length, votes) };
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

/** The errors on one source's carts of a model that was fitted to the other sources alone. */
export function errorsBySource(listings: readonly Listing[]): PublishedError[] {
  const { interval } = fitWithInterval(listings);
  const bySource = Map.groupBy(listings.filter(isUsed), ({ source }) => sourceName(source));
  return [...bySource]
    .filter(([, rows]) => groupCount(rows) >= leastGroups)
    .map(([name, rows]) => {
      const others = listings.filter(({ source }) => sourceName(source) !== name);
      const model = { ...fitAsking(others), interval };
      return { name, votes: groupCount(rows), evaluation: evaluate(rows, model) };
    });
}

/** Every used listing with both numbers for it, each by a model that has not seen its group. */
export function judgedOnce(listings: readonly Listing[]): Judged[] {
  const judged = new Map(unseenJudged(listings).map(({ item }) => [item.listing, item]));
  return [...judged.values()];
}

function groupCount(rows: readonly Listing[]): number {
  return new Set(rows.map(({ group }) => group)).size;
}

function within(age: number, from: number, to: number): boolean {
  return age >= from && age <= to;
}
