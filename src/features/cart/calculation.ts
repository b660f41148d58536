import { appraise } from "../../../domain/catalogue/site-prices.ts";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { type Details, cartOf } from "../../../domain/cart/details.ts";

/** An estimate together with the details it was calculated from. */
export interface Calculation {
  readonly details: Details;
  readonly cart: Cart;
  readonly asOfYear: number;
  readonly appraisal: Appraisal;
}

/** Calculates what a cart is worth in a year; null while its details are not complete. */
export function calculate(details: Details, asOfYear: number): Calculation | null {
  const cart = cartOf(details);
  return cart && { details, cart, asOfYear, appraisal: appraise(cart, asOfYear) };
}
