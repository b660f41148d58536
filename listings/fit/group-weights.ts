import type { Listing } from "../../domain/market/listing.ts";

export interface Weighted<T = Listing> {
  readonly item: T;
  readonly weight: number;
}

/** A fleet of identical units is one observation, so each group has a weight of one. */
export function weightByGroup(listings: readonly Listing[]): Weighted[] {
  const groups = Map.groupBy(listings, ({ group }) => group);
  return listings.map((item) => ({ item, weight: 1 / groups.get(item.group)!.length }));
}

export function weightedMap<T, U>(
  items: readonly Weighted<T>[],
  resultOf: (item: T) => U,
): Weighted<U>[] {
  return items.map(({ item, weight }) => ({ item: resultOf(item), weight }));
}

export function countGroups(listings: readonly Listing[]): number {
  return new Set(listings.map(({ group }) => group)).size;
}

/** The value below which this share of all weight lies; NaN for an empty list. */
export function quantile(items: readonly Weighted<number>[], share: number): number {
  const sorted = items.toSorted((a, b) => a.item - b.item);
  const target = share * sumOf(sorted.map(({ weight }) => weight));
  let below = 0;
  for (const { item, weight } of sorted) {
    below += weight;
    if (below >= target - 1e-9) return item;
  }
  return sorted.at(-1)?.item ?? Number.NaN;
}

export function mean(items: readonly Weighted<number>[]): number {
  const total = sumOf(items.map(({ weight }) => weight));
  return sumOf(items.map(({ item, weight }) => item * weight)) / total;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
