import type { State } from "../../../domain/catalogue/states.ts";
import { type AskingSummary, askingSummary } from "../../market/asking-prices.ts";
import { type Offer, listingsByPlace, offers } from "../../market/offers.data.ts";

export function offersIn({ code }: State): Offer[] {
  return offers.filter(({ place }) => place === code.toUpperCase());
}

export function countIn({ code }: State): number {
  return listingsByPlace[code.toUpperCase()] ?? 0;
}

export const everywhere = askingSummary(offers)!;

/** With fewer listings, a place's median says little beside another's. */
export const fewestListed = 20;

export interface PlacePrice {
  readonly state: State;
  readonly count: number;
  readonly middle: number;
}

/** The median asking price wherever enough carts are for sale, the highest first. */
export function pricesOf(states: readonly State[]): PlacePrice[] {
  return states
    .flatMap((state) => {
      const asked: AskingSummary | null = askingSummary(offersIn(state));
      const count = countIn(state);
      return asked === null || count < fewestListed ? [] : [{ state, count, middle: asked.middle }];
    })
    .toSorted((a, b) => b.middle - a.middle);
}
