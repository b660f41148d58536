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

/** With fewer used carts, a place's median says little beside another's. */
export const fewestCompared = 20;

export interface PlacePrice extends AskingSummary {
  readonly state: State;
}

/** The median asking price wherever enough used carts are for sale, the highest first. */
export function pricesOf(states: readonly State[]): PlacePrice[] {
  return states
    .flatMap((state) => {
      const asked = askingSummary(offersIn(state));
      return asked === null || asked.count < fewestCompared ? [] : [{ state, ...asked }];
    })
    .toSorted((a, b) => b.middle - a.middle);
}
