import { maxAmountLength, readDollars } from "../words/read-dollars.ts";

export const askingName = "asking";

/** Whole US dollars; null unless the text is a price that somebody may ask for a golf cart. */
export function readAsking(text: string): number | null {
  const dollars = readDollars(text.slice(0, maxAmountLength));
  return dollars === null || dollars === 0 || dollars > maxAsking ? null : dollars;
}

/** A sign has room for six digits. */
const maxAsking = 999_999;
