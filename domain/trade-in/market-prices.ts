import {
  type AskingPriceModel,
  type AskingPriceRange,
  predictAskingPrice,
} from "../asking-prices/asking-price-model.ts";
import {
  type MarketDetails,
  type PricedCart,
  pricedCartFor,
} from "../asking-prices/priced-cart.ts";
import type { Appraisal } from "../valuation/appraise.ts";
import type { Cart } from "../valuation/cart.ts";
import { type TradeInGuide, tradeInGuide } from "./trade-in-guide.ts";

/** What dealers ask for a cart, and what they would likely pay for it. Never averaged. */
export interface MarketPrices {
  readonly wanted: PricedCart;
  readonly dealers: AskingPriceRange;
  readonly guide: TradeInGuide;
}

/** Null if no listing has the cart's make or age. */
export function marketPricesOf(
  model: AskingPriceModel,
  cart: Cart,
  appraisal: Pick<Appraisal, "ageYears">,
  details: MarketDetails,
): MarketPrices | null {
  const wanted = pricedCartFor(cart, appraisal, details);
  const dealers = predictAskingPrice(model, wanted);
  if (dealers === null) return null;
  const { ageYears, batteryType, lifted } = wanted;
  const traded = { ...cart, ageYears, batteryType, lifted };
  return { wanted, dealers, guide: tradeInGuide(dealers.asking, traded) };
}
