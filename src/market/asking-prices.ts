import type { UsedListing } from "./listings.data.ts";

/** Fewer listings say little about a make or a place. */
const minListings = 10;

/** Whole US dollars: the median, and the range that 8 in 10 listings fall in. */
export interface AskingSummary {
  readonly count: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Null if there are too few listings. */
export function askingSummary(listings: readonly UsedListing[]): AskingSummary | null {
  if (listings.length < minListings) return null;
  const prices = listings.map(({ price }) => price).toSorted((a, b) => a - b);
  const last = prices.length - 1;
  return {
    count: prices.length,
    low: prices[Math.floor(0.1 * last)]!,
    middle: prices[Math.floor(0.5 * last)]!,
    high: prices[Math.ceil(0.9 * last)]!,
  };
}

/** The dealer with the most listings comes first. */
export function dealersOf(listings: readonly Pick<UsedListing, "dealer">[]) {
  return [...Map.groupBy(listings, ({ dealer }) => dealer)]
    .map(([dealer, dealerListings]) => ({ dealer, count: dealerListings.length }))
    .toSorted((a, b) => b.count - a.count);
}
