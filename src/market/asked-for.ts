import model from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { appraise } from "../../domain/catalogue/site-prices.ts";
import { marketPricesOf } from "../../domain/trade-in/trade-in-guide.ts";
import type { Cart } from "../../domain/valuation/cart.ts";

const untold = { batteryType: null, lifted: false } as const;

/** What dealers ask for a cart at each of some years, as far as any lists one of its make and age. */
export function askedFor(
  years: readonly number[],
  cartAt: (at: number) => Cart,
  asOfYear: number,
): { at: number; low: number; value: number; high: number }[] {
  return years.flatMap((at) => {
    const cart = cartAt(at);
    const prices = marketPricesOf(model, cart, appraise(cart, asOfYear), untold);
    if (prices === null) return [];
    const { low, asking, high } = prices.dealers;
    return [{ at, low, value: asking, high }];
  });
}
