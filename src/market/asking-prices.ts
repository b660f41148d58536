import type { Offer } from "./offers.data.ts";
import { figuresOf } from "../../domain/answer/figures.ts";
import { siteMarket } from "../../domain/catalogue/site-market.ts";
import type { Cart } from "../../domain/valuation/cart.ts";

/** Fewer offers say little about a make or a place. */
const minOffers = 10;

/** Whole US dollars: the median, and the range of 8 in 10 offers. */
export interface AskingSummary {
  readonly count: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Null if there are too few offers. */
export function askingSummary(offers: readonly Offer[]): AskingSummary | null {
  if (offers.length < minOffers) return null;
  const prices = offers.map(({ price }) => price).toSorted((a, b) => a - b);
  const last = prices.length - 1;
  return {
    count: prices.length,
    low: prices[Math.floor(0.1 * last)]!,
    middle: prices[Math.floor(0.5 * last)]!,
    high: prices[Math.ceil(0.9 * last)]!,
  };
}

/** The dealer with the most offers comes first. */
export function dealersOf(offers: readonly Pick<Offer, "dealer">[]) {
  return [...Map.groupBy(offers, ({ dealer }) => dealer)]
    .map(([dealer, dealerOffers]) => ({ dealer, count: dealerOffers.length }))
    .toSorted((a, b) => b.count - a.count);
}

/** Leaves out model years or ages for which no dealer's price is known. */
export function askingPricesByAge(
  years: readonly number[],
  cartAt: (yearOrAge: number) => { readonly cart: Cart; readonly asOfYear: number },
): { yearOrAge: number; low: number; value: number; high: number }[] {
  return years.flatMap((yearOrAge) => {
    const { cart, asOfYear } = cartAt(yearOrAge);
    const { market } = figuresOf(cart, siteMarket, asOfYear);
    if (market === null) return [];
    const { low, asking, high } = market.asking;
    return [{ yearOrAge, low, value: asking, high }];
  });
}
