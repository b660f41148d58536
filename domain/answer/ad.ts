import type { Advice, Seller } from "./advice.ts";
import type { Figures } from "./figures.ts";

export type VerdictId = "low" | "good" | "fair" | "high" | "over" | "unknown";

/** An advertised price and the cart's figures. In whole US dollars. */
export interface AdAnswer {
  readonly verdict: VerdictId;
  /** What to open at, or to pay a dealer; null where nothing is known, and for an ad below a trade-in. */
  readonly open: number | null;
  /** What to stop at; for an ad below a trade-in, its own price. Null where nothing is known. */
  readonly stop: number | null;
  readonly advice: Advice | null;
}

/** What to do about an ad. Nobody is told to offer more than it asks. */
export function checkAd({ market, advice }: Figures, price: number, seller: Seller): AdAnswer {
  if (market === null || advice === null) {
    return { verdict: "unknown", open: null, stop: null, advice: null };
  }
  const pay = seller === "dealer" ? advice.buyingFromDealer : advice.buying;
  if (price < market.tradeIn.middle) {
    return { verdict: "low", open: null, stop: price, advice: pay };
  }
  const top = Math.max(market.asking.high, pay.ceiling);
  const verdict =
    price <= pay.number ? "good" : price <= pay.ceiling ? "fair" : price <= top ? "high" : "over";
  return {
    verdict,
    open: Math.min(price, pay.number),
    stop: Math.min(price, pay.ceiling),
    advice: pay,
  };
}
