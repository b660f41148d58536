import type { Appraisal, Appraise } from "./appraise.ts";
import { type Cart, batteryAges } from "./cart.ts";

/** The estimate of a cart in one calendar year. */
export interface YearlyEstimate {
  readonly year: number;
  readonly appraisal: Appraisal;
}

/**
 * The estimates for each year from `fromYear` to `toYear`, in which only the cart's age changes.
 */
export function estimatesByYear(
  appraise: Appraise,
  cart: Cart,
  fromYear: number,
  toYear: number,
): YearlyEstimate[] {
  return yearsBetween(fromYear, toYear).map((year) => ({ year, appraisal: appraise(cart, year) }));
}

/** The same, starting today, but with batteries that age along with the cart. */
export function estimatesOnSameBatteries(
  appraise: Appraise,
  cart: Cart,
  asOfYear: number,
  toYear: number,
): YearlyEstimate[] {
  return yearsBetween(asOfYear, toYear).map((year) => ({
    year,
    appraisal: appraise(withBatteriesOlder(cart, year - asOfYear), year),
  }));
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function withBatteriesOlder(cart: Cart, years: number): Cart {
  const oldest = batteryAges.at(-1)!;
  const batteryAge = batteryAges.find((age) => age === cart.batteryAge + years) ?? oldest;
  return { ...cart, batteryAge };
}
