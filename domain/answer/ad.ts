import type { Advice, Seller } from "./advice.ts";
import type { Figures } from "./figures.ts";

export type VerdictId = "low" | "good" | "fair" | "high" | "over" | "unknown";

export interface AdAnswer {
  readonly verdict: VerdictId;
  /** Null without market figures, and for an ad below the trade-in. */
  readonly open: number | null;
  /** For an ad below the trade-in, its own price. Null without market figures. */
  readonly stop: number | null;
  readonly advice: Advice | null;
}

/** Never suggests an offer above the advertised price. */
export function checkAd({ market, advice }: Figures, price: number, seller: Seller): AdAnswer {
  if (market === null) {
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
