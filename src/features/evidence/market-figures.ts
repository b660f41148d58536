import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { reportedPrice } from "../../../domain/asking-prices/reported-sales.ts";
import { type MarketPrices, marketPricesOf } from "../../../domain/trade-in/trade-in-guide.ts";
import type { Calculation } from "../cart/calculation.ts";
import { reportedSales } from "./reported-sales.data.ts";

/** The market's figures for a cart. Each figure is for a different kind of sale; never averaged. */
export interface MarketFigures extends MarketPrices {
  /** Null if there are too few reports, as is `traded`. */
  readonly sold: ReturnType<typeof reportedPrice>;
  readonly traded: ReturnType<typeof reportedPrice>;
}

/** Null if no listing has the cart's make or age. */
export function marketFiguresFor({ cart, appraisal, details }: Calculation): MarketFigures | null {
  const prices = marketPricesOf(model, cart, appraisal, details);
  if (prices === null) return null;
  return {
    ...prices,
    sold: reportedPrice(reportedSales, "sale", model, prices.wanted),
    traded: reportedPrice(reportedSales, "tradeIn", model, prices.wanted),
  };
}
