import { appraise } from "../../../domain/catalogue/site-prices.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import {
  type YearlyEstimate,
  estimatesByYear,
  estimatesOnSameBatteries,
} from "../../../domain/valuation/outlook.ts";

const yearsAhead = 5;

interface OutlookYears {
  /** From today to five years ahead, in which only the age changes. */
  readonly ahead: readonly YearlyEstimate[];
  /** The same years, on batteries that age too; empty for a gas cart. */
  readonly sameBatteries: readonly YearlyEstimate[];
}

export function outlookYears(cart: Cart, asOfYear: number): OutlookYears {
  const last = asOfYear + yearsAhead;
  return {
    ahead: estimatesByYear(appraise, cart, asOfYear, last),
    sameBatteries:
      cart.powertrain === "gas" ? [] : estimatesOnSameBatteries(appraise, cart, asOfYear, last),
  };
}
