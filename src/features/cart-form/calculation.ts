import { type Figures, figuresOf } from "../../../domain/answer/figures.ts";
import { type Details, cartOf } from "../../../domain/cart/details.ts";
import { market } from "../../market/market.data.ts";

/** A cart's figures together with the details that they were calculated from. */
export interface Calculation extends Figures {
  readonly details: Details;
}

/** Calculates a cart's figures in a year; null while its details are not complete. */
export function calculate(details: Details, year: number): Calculation | null {
  const cart = cartOf(details);
  return cart && { details, ...figuresOf(cart, market, year) };
}
