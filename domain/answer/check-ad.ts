import { type Advice, type Seller, dealersStopShare } from "./advice.ts";
import type { Cart } from "../cart/cart.ts";
import type { Figures } from "./figures.ts";

export type VerdictId = "low" | "good" | "fair" | "high" | "over" | "far" | "unknown";

export interface AdAnswer {
  readonly verdict: VerdictId;
  /** Null without market figures, for an ad below the trade-in, and for one far above all dealers. */
  readonly open: number | null;
  /** For an ad below the trade-in, its own price. Null without market figures, and for an ad far above them. */
  readonly stop: number | null;
  readonly advice: Advice | null;
  /** If true, the price was compared with those of carts made ready. */
  readonly isMadeReady: boolean;
}

/** A dealer does the work before selling, but not on a cart that is sold not running. */
export function isMadeReady({ notRunning }: Pick<Cart, "notRunning">, seller: Seller): boolean {
  return seller === "dealer" && !notRunning;
}

/** Never suggests an offer above the advertised price. */
export function checkAd(figures: Figures, price: number, seller: Seller): AdAnswer {
  const { cart, market, advice } = figures;
  const isReady = isMadeReady(cart, seller);
  if (market === null) {
    return { verdict: "unknown", open: null, stop: null, advice: null, isMadeReady: isReady };
  }
  const pay = isReady ? advice.buyingFromDealer : advice.buying;
  if (price < market.tradeIn.middle) {
    return { verdict: "low", open: null, stop: price, advice: pay, isMadeReady: isReady };
  }
  if (price > Math.max(farDollars, farFactor * market.asking.asking)) {
    return { verdict: "far", open: null, stop: null, advice: pay, isMadeReady: isReady };
  }
  const { good, fair, high } = isReady
    ? dealersLimits(market.asking.asking, pay)
    : ownersLimits(pay);
  return {
    verdict: price <= good ? "good" : price <= fair ? "fair" : price <= high ? "high" : "over",
    open: Math.min(price, pay.number),
    stop: Math.min(price, pay.ceiling),
    advice: pay,
    isMadeReady: isReady,
  };
}

/** No upgrades raise a price this much. It may be in pesos, be mistyped, or cover more than the cart. */
const farFactor = 4;
/** A restored classic may cost several times what dealers ask for one. */
const farDollars = 10_000;

/** We could be off by this much ourselves, so an ad this far above a buyer's limit is still fair. */
const tolerance = { share: 0.1, dollars: 200 };
const overpricedShare = { owner: 0.3, dealer: 0.45 };

/** The highest price that still gets each verdict. */
function ownersLimits({ number, ceiling }: Advice) {
  return {
    good: number,
    fair: ceiling + Math.max(tolerance.dollars, tolerance.share * ceiling),
    high: (1 + overpricedShare.owner) * ceiling,
  };
}

/** A dealer's range already allows for our error. An ad at the advised price, even rounded up, isn't too high. */
function dealersLimits(asking: number, { number, ceiling }: Advice) {
  return {
    good: Math.max(number, asking),
    fair: Math.max(ceiling, dealersStopShare * asking),
    high: (1 + overpricedShare.dealer) * asking,
  };
}
