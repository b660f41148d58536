import type { PackSums } from "../../../domain/fleet/fleet-totals.ts";
import { formatDollars, formatRange } from "../../format/money.ts";
import { cartsText } from "./fleet-words.ts";

interface DollarRange {
  readonly low: number;
  readonly high: number;
}

/** The middle of the prices, to the dollar. */
export function usualPackCost({ low, high }: DollarRange): number {
  return Math.round((low + high) / 2);
}

/** Whether new packs pay back; null stands for a cost that was not understood. */
export function returnText({ carts, gain, tradeInGain }: PackSums, cost: number | null): string {
  if (cost === null) return "Enter the cost in dollars, such as 1350.";
  const paid = cost * carts;
  const net = gain - paid;
  const sums = `Replacing them costs ${formatDollars(paid)} and adds ${formatDollars(gain)} to the formula’s estimates (${formatDollars(tradeInGain)} at their low ends).`;
  if (net >= 0) {
    return `${sums} It pays back: you’d be ${net === 0 ? "even" : `${formatDollars(net)} ahead`}.`;
  }
  const cents = Math.floor((100 * gain) / paid);
  return `${sums} It doesn’t pay back: you’d be ${formatDollars(-net)} behind, with ${cents}¢ back on the dollar. If you are about to sell, sell these carts as they are.`;
}

export function lithiumText(carts: number, price: DollarRange): string {
  const whose =
    carts === 1
      ? "1 cart with an older lithium pack is"
      : `${cartsText(carts)} with older lithium packs are`;
  return `${whose} not counted: a lithium set costs ${formatRange(price)}.`;
}
