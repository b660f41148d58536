import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { type Cart, batteryAges } from "../../../domain/valuation/cart.ts";
import {
  type YearlyEstimate,
  estimatesByYear,
  estimatesOnSameBatteries,
} from "../../../domain/valuation/outlook.ts";
import { formatRange } from "../../../domain/cart/money.ts";
import { work } from "../../../domain/trade-in/work-prices.ts";
import type { Calculation } from "../cart/calculation.ts";

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

/** When a set of lead-acid batteries has to be replaced, and for how much; "" where there is none. */
export function batteriesDueText({ cart, details, asOfYear }: Calculation): string {
  if (cart.powertrain === "gas" || details.batteryType === "lithium") return "";
  const yearsLeft = batteryAges.at(-1)! - cart.batteryAge;
  const when = yearsLeft === 0 ? "now" : `in ${asOfYear + yearsLeft}`;
  return `Batteries due ${when}: ${formatRange(work.leadAcidSet)}`;
}
