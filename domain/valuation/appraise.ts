import type { BasePrice, FindBasePrice } from "./base-price.ts";
import type { Cart } from "../cart/cart.ts";
import { type ValuationRule, rules } from "./rules.ts";

/** Product spec, section 9, rule 9. */
export const floorDollars = 1000;
/** The range around an estimate, in twentieths of it (product spec, section 9). */
export const rangeTwentieths = { low: 17, high: 23 };

/** In whole US dollars. The amounts of all lines add up to the value. */
export interface Line {
  readonly id: "base" | ValuationRule["id"] | "floor";
  readonly twentieths: number | null;
  readonly amount: number;
  readonly running: number;
}

/** In whole US dollars. `low` is also the trade-in figure. */
export interface Appraisal {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly ageYears: number;
  readonly base: BasePrice;
  readonly lines: readonly Line[];
}

/** `asOfYear` is a calendar year. Any cart has an estimate. */
export type Appraise = (cart: Cart, asOfYear: number) => Appraisal;

/** `order` is the order of the lines; it doesn't affect the value. */
export function appraiserFor(
  findBasePrice: FindBasePrice,
  order: readonly ValuationRule[] = rules,
): Appraise {
  return function appraise(cart, asOfYear) {
    const base = findBasePrice(cart.make, cart.model);
    const ageYears = Math.max(0, asOfYear - cart.modelYear);
    const lines = linesFor(cart, ageYears, base.price, order);
    const value = lines.at(-1)!.running;
    const low = roundHalfUp(times(whole(value), rangeTwentieths.low));
    const high = roundHalfUp(times(whole(value), rangeTwentieths.high));
    return { value, low, high, ageYears, base, lines };
  };
}

/** Rounds the running total, not each step, so that the lines always add up. */
function linesFor(
  cart: Cart,
  ageYears: number,
  basePrice: number,
  order: readonly ValuationRule[],
) {
  const lines: Line[] = [{ id: "base", twentieths: null, amount: basePrice, running: basePrice }];
  let exact = whole(basePrice);
  let running = basePrice;
  for (const rule of order) {
    const twentieths = rule.twentieths(cart, ageYears);
    if (twentieths === null) continue;
    exact = times(exact, twentieths);
    const next = roundHalfUp(exact);
    lines.push({ id: rule.id, twentieths, amount: next - running, running: next });
    running = next;
  }
  if (running < floorDollars) {
    lines.push({
      id: "floor",
      twentieths: null,
      amount: floorDollars - running,
      running: floorDollars,
    });
  }
  return lines;
}

/**
 * An exact dollar amount. Every factor is a whole number of twentieths, so a base price times all
 * six stays far below 2^53, and plain numbers hold both parts without error.
 */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export function whole(dollars: number): Fraction {
  return { numerator: dollars, denominator: 1 };
}

export function times(amount: Fraction, twentieths: number): Fraction {
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
