import { maxAmountLength, readDollars } from "../words/read-dollars.ts";

/** What an address says about a cart for sale. */
export interface ForSale {
  /** Whole US dollars; null if the owner names no price. */
  readonly asking: number | null;
}

export const askingName = "asking";

export function forSaleIn(address: URLSearchParams): ForSale {
  return { asking: readAsking(address.get(askingName) ?? "") };
}

/** Whole US dollars; null unless the text is a price that somebody may ask for a golf cart. */
export function readAsking(text: string): number | null {
  const dollars = readDollars(text.slice(0, maxAmountLength));
  return dollars === null || dollars === 0 || dollars > maxAsking ? null : dollars;
}

/** A sign has room for six digits. */
const maxAsking = 999_999;
