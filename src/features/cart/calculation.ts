import { appraise } from "../../../domain/catalogue/site-prices.ts";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import type { Trial } from "../../../domain/valuation/levers.ts";
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

/** The calculation with a change that is tried; selling a year later is valued in that year. */
export function withTrial(calculation: Calculation, trial: NamedTrial | null): Calculation {
  if (trial === null) return calculation;
  const { cart, appraisal } = trial;
  return { ...calculation, cart, appraisal, asOfYear: cart.modelYear + appraisal.ageYears };
}

/** A change that is tried on a calculation, such as "New batteries". */
export interface NamedTrial extends Trial {
  readonly name: string;
}
