import { formatRange } from "../../../domain/cart/money.ts";
import { batteryAges } from "../../../domain/valuation/cart.ts";
import { work } from "../../../domain/trade-in/work-prices.ts";
import type { Calculation } from "../cart/calculation.ts";

/** When a set of lead-acid batteries has to be replaced, and for how much; "" where there is none. */
export function batteriesDueText({ cart, details, asOfYear }: Calculation): string {
  if (cart.powertrain === "gas" || details.batteryType === "lithium") return "";
  const yearsLeft = batteryAges.at(-1)! - cart.batteryAge;
  const when = yearsLeft === 0 ? "now" : `in ${asOfYear + yearsLeft}`;
  return `Batteries due ${when}: ${formatRange(work.leadAcidSet)}`;
}
