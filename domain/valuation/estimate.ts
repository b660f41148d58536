import type { BasePrice, FindBasePrice } from "./base-price.ts";
import type { Cart } from "../cart/cart.ts";
import { type ValuationRule, rules } from "./rules.ts";

/** Product spec, section 9, rule 9. */
export const minEstimate = 1000;
/** The range around an estimate, in twentieths of it (product spec, section 9). */
export const rangeTwentieths = { low: 17, high: 23 };

/** In whole US dollars. The amounts of all steps add up to the value. */
export interface Step {
  readonly id: "base" | ValuationRule["id"] | "floor";
  readonly twentieths: number | null;
  readonly amount: number;
  readonly running: number;
}

/** In whole US dollars. `low` is also the trade-in figure. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly ageYears: number;
  readonly base: BasePrice;
  readonly steps: readonly Step[];
}

/** `asOfYear` is a calendar year. Any cart has an estimate. */
export type Estimator = (cart: Cart, asOfYear: number) => Estimate;

/** `order` is the order of the steps; it doesn't affect the value. */
export function estimatorFor(
  findBasePrice: FindBasePrice,
  order: readonly ValuationRule[] = rules,
): Estimator {
  return function estimateOf(cart, asOfYear) {
    const base = findBasePrice(cart.make, cart.model);
    const ageYears = Math.max(0, asOfYear - cart.modelYear);
    const steps = stepsFor(cart, ageYears, base.price, order);
    const value = steps.at(-1)!.running;
    const low = roundHalfUp(multiplyByTwentieths(wholeFraction(value), rangeTwentieths.low));
    const high = roundHalfUp(multiplyByTwentieths(wholeFraction(value), rangeTwentieths.high));
    return { value, low, high, ageYears, base, steps };
  };
}

/** Rounds the running total, not each amount, so that the amounts always add up to it. */
function stepsFor(
  cart: Cart,
  ageYears: number,
  basePrice: number,
  order: readonly ValuationRule[],
) {
  const steps: Step[] = [{ id: "base", twentieths: null, amount: basePrice, running: basePrice }];
  let exact = wholeFraction(basePrice);
  let running = basePrice;
  for (const rule of order) {
    const twentieths = rule.twentieths(cart, ageYears);
    if (twentieths === null) continue;
    exact = multiplyByTwentieths(exact, twentieths);
    const next = roundHalfUp(exact);
    steps.push({ id: rule.id, twentieths, amount: next - running, running: next });
    running = next;
  }
  if (running < minEstimate) {
    steps.push({
      id: "floor",
      twentieths: null,
      amount: minEstimate - running,
      running: minEstimate,
    });
  }
  return steps;
}

/**
 * An exact dollar amount. Every factor is a whole number of twentieths, so a base price times all
 * six stays far below 2^53, and plain numbers hold both parts without error.
 */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export function wholeFraction(dollars: number): Fraction {
  return { numerator: dollars, denominator: 1 };
}

export function multiplyByTwentieths(amount: Fraction, twentieths: number): Fraction {
  return {
    numerator: amount.numerator * twentieths,
    denominator: amount.denominator * 20,
  };
}

/**
 * Rounds halves up. The quotient of two integers below 2^53 is never rounded up to the next
 * integer, so its floor is exact.
 */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
