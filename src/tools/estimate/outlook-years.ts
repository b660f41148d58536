import { appraise } from "../../../domain/catalogue/site-prices.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import {
  type YearlyEstimate,
  estimatesByYear,
  estimatesOnSameBatteries,
} from "../../../domain/valuation/outlook.ts";

const yearsAhead = 5;
/** Age takes nothing more long before: a curve from any earlier year would only be longer. */
const maxYearsBack = 40;

interface OutlookYears {
  /** From the model year to five years ahead, in which only the age changes. */
  readonly estimates: readonly YearlyEstimate[];
  /** Those from today on. */
  readonly ahead: readonly YearlyEstimate[];
  /** From today on, on batteries that age too; empty for a gas cart. */
  readonly sameBatteries: readonly YearlyEstimate[];
}

export function outlookYears(cart: Cart, asOfYear: number): OutlookYears {
  const first = Math.min(asOfYear, Math.max(cart.modelYear, asOfYear - maxYearsBack));
  const last = asOfYear + yearsAhead;
  const estimates = estimatesByYear(appraise, cart, first, last);
  return {
    estimates,
    ahead: estimates.filter(({ year }) => year >= asOfYear),
    sameBatteries:
      cart.powertrain === "gas" ? [] : estimatesOnSameBatteries(appraise, cart, asOfYear, last),
  };
}
