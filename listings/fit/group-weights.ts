import type { Listing } from "../../domain/asking-prices/listing.ts";

/** A listing with its share of its group's one vote. */
export interface Vote<T = Listing> {
  readonly item: T;
  readonly weight: number;
}

/** Gives every group one vote, shared by its rows: a fleet of equal units is one opinion. */
export function votesOf(listings: readonly Listing[]): Vote[] {
  const groups = Map.groupBy(listings, ({ group }) => group);
  return listings.map((item) => ({ item, weight: 1 / groups.get(item.group)!.length }));
}

/** The value below which this share of all weight lies; NaN of nothing. */
export function quantile(votes: readonly Vote<number>[], share: number): number {
  const sorted = votes.toSorted((a, b) => a.item - b.item);
  const wanted = share * sumOf(sorted.map(({ weight }) => weight));
  let below = 0;
  for (const { item, weight } of sorted) {
    below += weight;
    if (below >= wanted - 1e-9) return item;
  }
  return sorted.at(-1)?.item ?? Number.NaN;
}

export function mean(votes: readonly Vote<number>[]): number {
  const total = sumOf(votes.map(({ weight }) => weight));
  return sumOf(votes.map(({ item, weight }) => item * weight)) / total;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
