import type { Offer } from "./offers.data.ts";
import { figuresOf } from "../../domain/answer/figures.ts";
import { siteMarket } from "../../domain/catalogue/site-market.ts";
import type { Cart } from "../../domain/valuation/cart.ts";

/** Fewer offers than this say little about a make or a place. */
const fewestOffers = 10;

/** The median asking price, and the range of 8 in 10 offers, in whole US dollars. */
export interface AskingSummary {
  readonly count: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Null if there are too few offers to say anything. */
export function askingSummary(offers: readonly Offer[]): AskingSummary | null {
  if (offers.length < fewestOffers) return null;
  const prices = offers.map(({ price }) => price).toSorted((a, b) => a - b);
  const last = prices.length - 1;
  return {
    count: prices.length,
    low: prices[Math.floor(0.1 * last)]!,
    middle: prices[Math.floor(0.5 * last)]!,
    high: prices[Math.ceil(0.9 * last)]!,
  };
}

/** The dealers that some offers are from, and how many each has, the one with the most first. */
export function dealersOf(offers: readonly Pick<Offer, "dealer">[]) {
  return [...Map.groupBy(offers, ({ dealer }) => dealer)]
    .map(([dealer, own]) => ({ dealer, count: own.length }))
    .toSorted((a, b) => b.count - a.count);
}

/**
 * What dealers ask for a cart at each of some model years or ages, as far as any lists one of its make
 * and age.
 */
export function askingPricesByAge(
  years: readonly number[],
  cartAt: (at: number) => { readonly cart: Cart; readonly asOfYear: number },
): { at: number; low: number; value: number; high: number }[] {
  return years.flatMap((at) => {
    const { cart, asOfYear } = cartAt(at);
    const { market } = figuresOf(cart, siteMarket, asOfYear);
    if (market === null) return [];
    const { low, asking, high } = market.asking;
    return [{ at, low, value: asking, high }];
  });
}
