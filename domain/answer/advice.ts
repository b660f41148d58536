import type { Support } from "../market/asking-price-model.ts";
import { roundedDollars } from "../cart/money.ts";
import type { Role } from "../cart/roles.ts";
import type { Cart } from "../valuation/cart.ts";
import type { MarketFigures } from "./figures.ts";

/** Whom a buyer buys from. */
export const sellers = ["owner", "dealer"] as const;
export type Seller = (typeof sellers)[number];

/** Confidence levels, least sure first. */
export const confidences = ["rough", "fair", "good"] as const;
export type Confidence = (typeof confidences)[number];

/** Reasons behind a confidence level. */
export const reasonCodes = [
  // How well dealers' listings cover the cart.
  "model-listed-by-many",
  "model-listed-by-few",
  "model-listed-seldom",
  "only-make-listed",
  "only-other-makes-listed",
  // Reasons to be less sure.
  "year-not-built",
  "age-not-listed",
  "old-lithium-pack",
  "no-private-sales-known",
] as const;
export type Reason = (typeof reasonCodes)[number];

/** One number to act on. In whole US dollars, rounded to $50, or $100 from $10,000. */
export interface Advice {
  readonly number: number;
  /** The price at which a private sale would likely settle. */
  readonly settle?: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly confidence: Confidence;
  readonly reasons: readonly Reason[];
}

/** Advice for each side of a deal; a buyer's is for buying from an owner. */
export type AllAdvice = Readonly<Record<Role | "buyingFromDealer", Advice>>;

interface Known {
  readonly cart: Cart;
  readonly isBuiltThen: boolean;
}

export function adviseAll(figures: MarketFigures, known: Known): AllAdvice {
  const { asking, asIs, tradeIn } = figures;
  const { offer, settle, ask } = negotiationPrices(tradeIn.middle, asIs);
  const sure = (isPrivate: boolean) => confidenceIn(figures, known, isPrivate);
  const atDealer = rounded({ number: asking.asking, floor: asking.low, ceiling: asking.high });
  return {
    selling: {
      ...rounded({ number: ask, settle, floor: tradeIn.middle, ceiling: asIs }),
      ...sure(true),
    },
    trading: {
      ...rounded({ number: tradeIn.middle, floor: tradeIn.low, ceiling: tradeIn.high }),
      ...sure(false),
    },
    buying: {
      ...rounded({ number: offer, settle, floor: tradeIn.middle, ceiling: ask }),
      ...sure(true),
    },
    buyingFromDealer: { ...atDealer, ...sure(false) },
    insuring: { ...atDealer, floor: roundedDollars(asIs), ...sure(false) },
  };
}

/**
 * The way from a trade-in to the cart as it stands, in quarters: a buyer's opening offer, where a
 * private sale settles, and what a seller asks. It is our rule; nobody publishes what golf carts sell for.
 */
export function negotiationPrices(tradeIn: number, asIs: number) {
  const at = (quarters: number) => tradeIn + (quarters / 4) * (asIs - tradeIn);
  return { offer: at(1), settle: at(2), ask: at(3) };
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

/** A price counts as well known if this many dealers list the model near the cart's age. */
const manyDealers = 3;

const coverage = {
  thinFamily: "model-listed-seldom",
  make: "only-make-listed",
  otherMakes: "only-other-makes-listed",
} as const satisfies Record<Exclude<Support, "family">, Reason>;

function confidenceIn(
  { asking: { support, dealers, isBeyondListings } }: MarketFigures,
  { cart, isBuiltThen }: Known,
  isPrivate: boolean,
): Pick<Advice, "confidence" | "reasons"> {
  const isMany = dealers.length >= manyDealers;
  const doubts: Reason[] = [
    ...(isBuiltThen ? [] : (["year-not-built"] as const)),
    ...(isBeyondListings ? (["age-not-listed"] as const) : []),
    ...(hasOldLithium(cart) ? (["old-lithium-pack"] as const) : []),
  ];
  const covered =
    support !== "family"
      ? coverage[support]
      : isMany
        ? "model-listed-by-many"
        : "model-listed-by-few";
  const reasons: Reason[] = [
    covered,
    ...doubts,
    ...(isPrivate ? (["no-private-sales-known"] as const) : []),
  ];
  const isRough = support !== "family" || doubts.length > 0;
  return { confidence: isRough ? "rough" : isMany && !isPrivate ? "good" : "fair", reasons };
}

/** True for a lithium pack old enough to be worn; we have no price for that. */
function hasOldLithium({ powertrain, batteryType, batteryAge }: Cart): boolean {
  return powertrain === "electric" && batteryType === "lithium" && batteryAge === 5;
}
