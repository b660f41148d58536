import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import { netGain } from "../../../domain/valuation/levers.ts";
import { formatDollars } from "../../format/money.ts";
import { readDollars } from "../../format/read-dollars.ts";

/** What work returns at the cost that was typed, or what to type; "" while nothing is. */
export function workReturnText(before: Appraisal, after: Appraisal, typed: string): string {
  const cost = readDollars(typed);
  if (cost === null) return typed.trim() && "Enter the cost in dollars, such as 1200.";
  const { market, tradeIn } = netGain(before, after, cost);
  return `After paying for it: ${gainText(market)} at market value, ${gainText(tradeIn)} at trade-in.`;
}

function gainText(net: number): string {
  if (net === 0) return "even";
  return `${net > 0 ? "a gain" : "a loss"} of ${formatDollars(Math.abs(net))}`;
}
