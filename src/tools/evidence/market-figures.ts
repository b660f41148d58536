import {
  type AskingPriceRange,
  predictAskingPrice,
} from "../../../domain/asking-prices/asking-price-model.ts";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import type { PricedCart } from "../../../domain/asking-prices/priced-cart.ts";
import { reportedPrice } from "../../../domain/asking-prices/reported-sales.ts";
import { type TradeInGuide, tradeInGuide } from "../../../domain/trade-in/trade-in-guide.ts";
import type { Calculation } from "../cart/calculation.ts";
import { type AskingDetails, intervalText, pricedCartFor } from "./asking-price-labels.ts";
import type { PriceRange } from "./price-scale.ts";
import { reportedSales } from "./reported-sales.data.ts";

/** What the market says of a cart, each figure of another transaction; never averaged. */
export interface MarketFigures {
  readonly wanted: PricedCart;
  readonly dealers: AskingPriceRange;
  readonly guide: TradeInGuide;
  /** Null with too few reports, as is `traded`. */
  readonly sold: ReturnType<typeof reportedPrice>;
  readonly traded: ReturnType<typeof reportedPrice>;
}

/** Null for a cart of a make or an age that is in no listing. */
export function marketFiguresFor(
  { cart, appraisal }: Calculation,
  details: AskingDetails,
): MarketFigures | null {
  const wanted = pricedCartFor(cart, appraisal, details);
  const dealers = predictAskingPrice(model, wanted);
  if (dealers === null) return null;
  return {
    wanted,
    dealers,
    guide: tradeInGuide(dealers.asking, { ...cart, batteryType: wanted.batteryType }),
    sold: reportedPrice(reportedSales, "sale", model, wanted),
    traded: reportedPrice(reportedSales, "tradeIn", model, wanted),
  };
}

/** The figures on one scale, from what a cart is traded for to what dealers ask. */
export function rangesOf(
  { appraisal }: Calculation,
  { dealers, guide, sold }: MarketFigures,
): PriceRange[] {
  return [
    { ...appraisal, name: "Estimate", middle: appraisal.value },
    { ...guide, name: "Trade-in guide", middle: null },
    ...(sold === null ? [] : [{ ...sold, name: "Reported sales" as const }]),
    { ...dealers, name: "Dealers ask", middle: dealers.asking },
  ];
}

/** "Estimate $2,402 to $3,250; dealers ask $3,315 to $5,329." */
export function rangesText(ranges: readonly PriceRange[]): string {
  const [first = "", ...others] = ranges.map((range) => `${range.name} ${intervalText(range)}`);
  const inside = others.map((text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  return `${[first, ...inside].join("; ")}.`;
}
