import type { AskingPriceModel, AskingPriceRange } from "../asking-prices/asking-price-model.ts";
import type { MarketDetails } from "../asking-prices/priced-cart.ts";
import { appraise } from "../catalogue/site-prices.ts";
import { marketPricesOf, type TradeInGuide } from "../trade-in/trade-in-guide.ts";
import type { Appraisal } from "../valuation/appraise.ts";
import type { Cart } from "../valuation/cart.ts";

/** A cart, and the calendar year that it is valued in. */
export interface Subject {
  readonly cart: Cart;
  readonly details: MarketDetails;
  readonly asOfYear: number;
}

/** The evidence behind the market's figures. */
export interface Market {
  readonly model: AskingPriceModel;
}

/** Every figure of a cart. Each is for a different kind of deal; they are never averaged. */
export interface Figures {
  readonly modelYear: number;
  readonly asOfYear: number;
  readonly appraisal: Appraisal;
  /** Dealers' asking price. Null if no listing has the cart's make or age. */
  readonly dealers: AskingPriceRange | null;
  /** A dealer's likely offer. Null whenever dealers is. */
  readonly tradeIn: TradeInGuide | null;
}

export function figuresOf({ cart, details, asOfYear }: Subject, market: Market): Figures {
  const { modelYear } = cart;
  const appraisal = appraise(cart, asOfYear);
  const prices = marketPricesOf(market.model, cart, appraisal, details);
  return {
    modelYear,
    asOfYear,
    appraisal,
    dealers: prices && prices.dealers,
    tradeIn: prices && prices.guide,
  };
}
