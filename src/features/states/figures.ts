// Tested through the pages in pages.test.tsx.
import type { State } from "../../../domain/catalogue/states.ts";
import { type AskingSummary, askingSummary } from "../../market/asking-prices.ts";
import { type UsedListing, listingsByPlace, usedListings } from "../../market/listings.data.ts";

export function usedListingsIn({ code }: State): UsedListing[] {
  return usedListings.filter(({ place }) => place === code.toUpperCase());
}

export function countIn({ code }: State): number {
  return listingsByPlace[code.toUpperCase()] ?? 0;
}

export const everywhere = askingSummary(usedListings)!;

/** With fewer used carts, a place's median can't be compared with another's. */
export const minCompared = 20;

export interface PlacePrice extends AskingSummary {
  readonly state: State;
}

/** Highest first, without places that have too few used carts. */
export function pricesOf(states: readonly State[]): PlacePrice[] {
  return states
    .flatMap((state) => {
      const summary = askingSummary(usedListingsIn(state));
      return summary === null || summary.count < minCompared ? [] : [{ state, ...summary }];
    })
    .toSorted((a, b) => b.middle - a.middle);
}
