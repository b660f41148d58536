import { type AskingPriceModel, typicalAskingPrice } from "./asking-price-model.ts";
import { listedNames } from "./listed-names.ts";
import type { PricedCart } from "./priced-cart.ts";

/** Dealers buy trade-ins and sell to others at another price, so the two are never mixed. */
export type SalePart = "sale" | "tradeIn";

/** Reported prices of carts of one family, as shares of what dealers ask for them. */
export interface ReportedSales {
  readonly make: string;
  readonly family: string;
  readonly part: SalePart;
  readonly count: number;
  /** ISO dates of the oldest and the newest sale. */
  readonly first: string;
  readonly last: string;
  /** 8 in 10 were between the low and the high share; half were below the middle one. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/**
 * Prices that carts of one family sold for, in whole US dollars, with the number of reports and
 * their days.
 */
export type ReportedPrice = Pick<
  ReportedSales,
  "count" | "first" | "last" | "low" | "middle" | "high"
>;

/** The price such a cart would have sold for, in whole US dollars; null with too few reports. */
export function reportedPrice(
  reports: readonly ReportedSales[],
  part: SalePart,
  model: AskingPriceModel,
  cart: PricedCart,
): ReportedPrice | null {
  const names = listedNames(model.makes, cart);
  const asking = typicalAskingPrice(model, cart);
  const report = reports.find(
    (each) => each.part === part && each.make === names?.make && each.family === names.family,
  );
  if (asking === null || report === undefined) return null;
  const { count, first, last } = report;
  const dollars = (share: number) => Math.round(asking * share);
  return {
    count,
    first,
    last,
    low: dollars(report.low),
    middle: dollars(report.middle),
    high: dollars(report.high),
  };
}
