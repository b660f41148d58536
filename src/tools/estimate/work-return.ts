import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import { netGain } from "../../../domain/valuation/levers.ts";
import { formatDollars } from "../../format/money.ts";
import { readDollars } from "../../format/read-dollars.ts";

/** What work returns at the cost that was typed, or what to type; "" while nothing is. */
export function workReturnText(before: Appraisal, after: Appraisal, typed: string): string {
  const cost = readDollars(typed);
  if (cost === null) return typed.trim() && "Enter the cost in dollars, such as 1200.";
  const { market, tradeIn } = netGain(before, after, cost);
  const outcome = `After paying ${formatDollars(cost)}, you’re ${gainText(market)} at market value and ${gainText(tradeIn)} at trade-in.`;
  return market < 0 ? `${outcome} ${lossText(after.value - before.value, cost)}` : outcome;
}

function gainText(net: number): string {
  if (net === 0) return "even";
  return `${formatDollars(Math.abs(net))} ${net > 0 ? "ahead" : "behind"}`;
}

function lossText(gain: number, cost: number): string {
  return `You’d get back ${Math.floor((100 * gain) / cost)}¢ on the dollar, so it’s better to sell the cart as is.`;
}
