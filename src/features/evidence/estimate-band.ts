import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import type { Band } from "./parts/price-bands.tsx";

/** The formula's range, which needs no listings. `note` adds how far it is from them. */
export function estimateBand({ value, low, high }: Appraisal, note = ""): Band {
  const tradeIn = `Trade-in value, low end of range: ${formatDollars(low)}. Uses no listings${note}.`;
  return { name: "Estimate", low, middle: value, high, note: tradeIn };
}
