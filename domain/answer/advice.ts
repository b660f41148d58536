import type { Support } from "../market/asking-price-model.ts";
import { roundedDollars } from "../words/money.ts";
import type { Role } from "../cart/roles.ts";
import type { Cart } from "../cart/cart.ts";
import type { MarketFigures } from "./figures.ts";

export const sellers = ["owner", "dealer"] as const;
export type Seller = (typeof sellers)[number];

/** From least to most sure. */
export const confidences = ["rough", "fair", "good"] as const;
export type Confidence = (typeof confidences)[number];

export const reasonCodes = [
  "model-listed-by-many",
  "model-listed-by-few",
  "model-listed-seldom",
  "only-make-listed",
  "only-other-makes-listed",
  "year-not-built",
  "age-not-listed",
  "old-lithium-pack",
  "no-private-sales-known",
] as const;
export type Reason = (typeof reasonCodes)[number];

/** In whole US dollars, rounded to $50, or to $100 from $10,000 up. */
export interface Advice {
  readonly number: number;
  readonly settle?: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly confidence: Confidence;
  readonly reasons: readonly Reason[];
}

/** `buying` is from a private owner. */
export type AllAdvice = Readonly<Record<Role | "buyingFromDealer", Advice>>;

interface AdvisedCart {
  readonly cart: Cart;
  readonly isBuiltThen: boolean;
}

export function adviseAll(figures: MarketFigures, advised: AdvisedCart): AllAdvice {
  const { asking, asIs, tradeIn } = figures;
  const { offer, settle, ask } = negotiationPrices(tradeIn.middle, asIs);
  const confidence = (isPrivate: boolean) => confidenceIn(figures, advised, isPrivate);
  const dealerPrices = rounded({ number: asking.asking, floor: asking.low, ceiling: asking.high });
  return {
    selling: {
      ...rounded({ number: ask, settle, floor: tradeIn.middle, ceiling: asIs }),
      ...confidence(true),
    },
    trading: {
      ...rounded({ number: tradeIn.middle, floor: tradeIn.low, ceiling: tradeIn.high }),
      ...confidence(false),
    },
    buying: {
      ...rounded({ number: offer, settle, floor: tradeIn.middle, ceiling: ask }),
      ...confidence(true),
    },
    buyingFromDealer: { ...dealerPrices, ...confidence(false) },
    insuring: { ...dealerPrices, floor: roundedDollars(asIs), ...confidence(false) },
  };
}

/**
 * Splits the span from trade-in to as-is price into quarters. This is our own rule, because nobody
 * publishes what golf carts sell for.
 */
export function negotiationPrices(tradeIn: number, asIs: number) {
  const quarter = (asIs - tradeIn) / 4;
  return { offer: tradeIn + quarter, settle: tradeIn + 2 * quarter, ask: tradeIn + 3 * quarter };
}

type Amounts = Pick<Advice, "number" | "settle" | "floor" | "ceiling">;

function rounded({ number, settle, floor, ceiling }: Amounts): Amounts {
  return {
    number: roundedDollars(number),
    ...(settle !== undefined && { settle: roundedDollars(settle) }),
    floor: roundedDollars(floor),
    ceiling: roundedDollars(ceiling),
  };
}

const minDealersForGood = 3;

const coverageReasons = {
  thinFamily: "model-listed-seldom",
  make: "only-make-listed",
  otherMakes: "only-other-makes-listed",
} as const satisfies Record<Exclude<Support, "family">, Reason>;

function confidenceIn(
  { asking: { support, dealers, isBeyondListings } }: MarketFigures,
  { cart, isBuiltThen }: AdvisedCart,
  isPrivate: boolean,
): Pick<Advice, "confidence" | "reasons"> {
  const isMany = dealers.length >= minDealersForGood;
  const doubts: Reason[] = [
    ...(isBuiltThen ? [] : (["year-not-built"] as const)),
    ...(isBeyondListings ? (["age-not-listed"] as const) : []),
    ...(hasOldLithium(cart) ? (["old-lithium-pack"] as const) : []),
  ];
  const coverage =
    support !== "family"
      ? coverageReasons[support]
      : isMany
        ? "model-listed-by-many"
        : "model-listed-by-few";
  const reasons: Reason[] = [
    coverage,
    ...doubts,
    ...(isPrivate ? (["no-private-sales-known"] as const) : []),
  ];
  const isRough = support !== "family" || doubts.length > 0;
  return { confidence: isRough ? "rough" : isMany && !isPrivate ? "good" : "fair", reasons };
}

/** An old lithium pack may be worn, and we have no price for a worn one. */
function hasOldLithium({ powertrain, batteryType, batteryAge }: Cart): boolean {
  return powertrain === "electric" && batteryType === "lithium" && batteryAge === 5;
}
