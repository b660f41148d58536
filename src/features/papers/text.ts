import { formatDollars } from "../../../domain/cart/money.ts";
import { readDollars } from "../../format/read-dollars.ts";

/** The price as a paper shows it; "" if there is none to be read, so that its line stays blank. */
export function priceText(typed: string): string {
  const dollars = readDollars(typed);
  return dollars === null ? "" : formatDollars(dollars);
}

/** A sentence about a price that was typed: how it was read, or what is wrong with it. */
export function priceNote(typed: string): { readonly problem: boolean; readonly text: string } {
  const shown = priceText(typed);
  if (typed.trim() === "" || shown === typed.trim()) return { problem: false, text: "" };
  return shown === ""
    ? { problem: true, text: "Enter one amount in dollars, such as $6,500 or 6.5k." }
    : { problem: false, text: `The paper says ${shown}.` };
}
