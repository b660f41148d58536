// Tested through the tools, as in ../value/island.test.tsx.
import { type Figures, figuresOf } from "../../../domain/answer/figures.ts";
import { type Details, cartOf } from "../../../domain/details/details.ts";
import { market } from "../../market/market.data.ts";

export type Calculation = Figures & { readonly details: Details };

/** Null while the details are incomplete. */
export function calculate(details: Details, year: number): Calculation | null {
  const cart = cartOf(details);
  return cart && { details, ...figuresOf(cart, market, year) };
}
