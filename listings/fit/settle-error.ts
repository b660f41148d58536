import { figuresOf } from "../../domain/answer/figures.ts";
import type { Market } from "../../domain/answer/market.ts";
import type { AcceptedSale } from "../import/sales-file.ts";
import { quantile } from "./group-weights.ts";
import { yearOfDate } from "../../domain/words/year.ts";

/** How far the answer's halfway price is from what private buyers paid, in percent of what they paid. */
export interface SettleError {
  readonly sales: number;
  readonly medianPct: number;
  /** Below zero if it's more often too low. */
  readonly signedPct: number;
}

/** With fewer, the median says more about chance than about the rule. */
export const neededSales = 30;

const maxMonthsBefore = 24;

interface ComparedSale {
  readonly price: number;
  readonly settle: number;
}

/**
 * Private sales of carts that have a halfway price. That price follows what dealers ask now, so sales
 * more than two years before `newestListing`, an ISO date, don't count.
 */
export function comparedSales(
  sales: readonly AcceptedSale[],
  market: Market,
  newestListing: string,
): ComparedSale[] {
  const oldest = monthsBefore(newestListing, maxMonthsBefore);
  return sales.flatMap(({ kind, soldIn, price, cart }) => {
    if (kind !== "private" || soldIn < oldest) return [];
    const { advice } = figuresOf(cart, market, yearOfDate(soldIn));
    return advice === null ? [] : [{ price, settle: advice.selling.settle }];
  });
}

/** Null if there are too few sales. */
export function settleError(compared: readonly ComparedSale[]): SettleError | null {
  if (compared.length < neededSales) return null;
  const errors = compared.map(({ price, settle }) => 100 * (settle / price - 1));
  return {
    sales: compared.length,
    medianPct: median(errors.map(Math.abs)),
    signedPct: median(errors),
  };
}

function median(values: readonly number[]): number {
  const weighted = values.map((item) => ({ item, weight: 1 }));
  return Math.round(10 * quantile(weighted, 0.5)) / 10;
}

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 7);
}
