import type { AskingPriceModel, AskingPriceRange } from "../asking-prices/asking-price-model.ts";
import { appraise } from "../catalogue/site-prices.ts";
import { marketPricesOf } from "../trade-in/market-prices.ts";
import type { TradeInGuide } from "../trade-in/trade-in-guide.ts";
import type { Appraisal } from "../valuation/appraise.ts";
import type { FleetCart } from "./read-fleet-row.ts";

/** The site's figures of one cart, in whole US dollars, whatever its quantity is. */
export interface FleetValue {
  readonly appraisal: Appraisal;
  /** Null, as the guide is, if no listing has the cart's make or age. */
  readonly dealers: AskingPriceRange | null;
  readonly guide: TradeInGuide | null;
}

/** Values the cart of a line in a calendar year, exactly as the value tool does. */
export function valueFleetCart(
  model: AskingPriceModel,
  { cart, details }: FleetCart,
  asOfYear: number,
): FleetValue {
  const appraisal = appraise(cart, asOfYear);
  const prices = marketPricesOf(model, cart, appraisal, details);
  return { appraisal, dealers: prices?.dealers ?? null, guide: prices?.guide ?? null };
}

/** The columns that are added to a spreadsheet, in their order. */
export const valueColumns = [
  "estimate",
  "low",
  "high",
  "trade_in_guide_low",
  "trade_in_guide_high",
  "dealers_ask",
  "dealers_low",
  "dealers_high",
  "problem",
] as const;

/** A line's cells for these columns: null where there is no figure. */
export function valueCells({ appraisal, dealers, guide }: FleetValue): (number | null)[] {
  return [
    appraisal.value,
    appraisal.low,
    appraisal.high,
    guide?.low ?? null,
    guide?.high ?? null,
    dealers?.asking ?? null,
    dealers?.low ?? null,
    dealers?.high ?? null,
    null,
  ];
}
