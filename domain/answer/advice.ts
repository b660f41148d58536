import type { AskingPrice, Support } from "../market/asking-price-model.ts";
import { roundedDollars } from "../words/money.ts";
import type { Role } from "../cart/roles.ts";
import { type Cart, maxBatteryAge } from "../cart/cart.ts";
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
  "trade-ins-documented",
  "no-trade-ins-documented",
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

type PrivateRole = Extract<Role, "selling" | "buying">;

/** `buying` is from a private owner. Only a private sale has a price to settle at. */
export type AllAdvice = Readonly<
  Record<Exclude<Role, PrivateRole> | "buyingFromDealer", Advice> &
    Record<PrivateRole, Advice & { readonly settle: number }>
>;

interface AdvisedCart {
  readonly cart: Cart;
  /** As the catalogue spells it. */
  readonly make: string;
  readonly wasBuiltThatYear: boolean;
}

export function adviseEveryRole(figures: MarketFigures, advised: AdvisedCart): AllAdvice {
  const { asking, asIs, tradeIn } = figures;
  const { offer, settle, ask } = negotiationPrices(tradeIn.middle, asIs);
  const [askingSureness, tradeInSureness] = [
    judgeAskingPrice(figures, advised),
    judgeTradeIn(figures, advised),
  ];
  const dealerPrices = roundAmounts({
    number: asking.asking,
    floor: asking.low,
    ceiling: dealersStopShare * asking.asking,
  });
  return {
    selling: {
      ...roundAmounts({ number: ask, floor: tradeIn.middle, ceiling: asIs }),
      settle: roundedDollars(settle),
      ...addPrivateSaleDoubt(askingSureness),
    },
    trading: {
      ...roundAmounts({ number: tradeIn.middle, floor: tradeIn.low, ceiling: tradeIn.high }),
      ...tradeInSureness,
    },
    buying: {
      ...roundAmounts({ number: offer, floor: tradeIn.middle, ceiling: ask }),
      settle: roundedDollars(settle),
      ...addPrivateSaleDoubt(lesserSureness(askingSureness, tradeInSureness)),
    },
    buyingFromDealer: { ...dealerPrices, ...askingSureness },
    insuring: { ...dealerPrices, floor: roundedDollars(asIs), ...askingSureness },
  };
}

/**
 * At three in four dealers that the fit hasn't seen, the median cart is listed for less than this
 * multiple of our asking price; dealers-stop.test.ts checks that. It's fixed, so we never tell a
 * buyer to pay more because we're less sure.
 */
export const dealersStopShare = 1.2;

/**
 * Splits the span from trade-in to as-is price into quarters. This is our own rule, because nobody
 * publishes what golf carts sell for. how-text.ts says these quarters in words.
 */
export function negotiationPrices(tradeIn: number, asIs: number) {
  const quarter = (asIs - tradeIn) / 4;
  return { offer: tradeIn + quarter, settle: tradeIn + 2 * quarter, ask: tradeIn + 3 * quarter };
}

type Amounts = Pick<Advice, "number" | "floor" | "ceiling">;

function roundAmounts({ number, floor, ceiling }: Amounts): Amounts {
  return {
    number: roundedDollars(number),
    floor: roundedDollars(floor),
    ceiling: roundedDollars(ceiling),
  };
}

const coverageReasons = {
  thinFamily: "model-listed-seldom",
  make: "only-make-listed",
  otherMakes: "only-other-makes-listed",
} as const satisfies Record<Exclude<Support, "family">, Reason>;

type Sureness = Pick<Advice, "confidence" | "reasons">;

/** Three or more dealers agree if the highest asks at most 1.2 times what the lowest asks. */
const dealersAgreement = { dealers: 3, ratio: 1.2 };

function judgeAskingPrice({ asking }: MarketFigures, advised: AdvisedCart): Sureness {
  const { support, dealers, dealersRatio } = asking;
  const hasEnoughDealers = dealers.length >= dealersAgreement.dealers;
  const coverage =
    support !== "family"
      ? coverageReasons[support]
      : hasEnoughDealers
        ? "model-listed-by-many"
        : "model-listed-by-few";
  const doubts = doubtsAbout(asking, advised);
  const isListed = support === "family" && doubts.length === 0;
  const hasAgreement = hasEnoughDealers && dealersRatio <= dealersAgreement.ratio;
  return {
    confidence: !isListed ? "rough" : hasAgreement ? "good" : "fair",
    reasons: [coverage, ...doubts],
  };
}

/** The trade-ins we have on record come from fleets of these makes, no older than this. */
export const documentedFleets = { makes: ["Club Car", "EZ-GO", "Yamaha"], maxAgeYears: 7 };

function judgeTradeIn(figures: MarketFigures, advised: AdvisedCart): Sureness {
  const isDocumented =
    documentedFleets.makes.includes(advised.make) &&
    figures.ageYears <= documentedFleets.maxAgeYears;
  const doubts = doubtsAbout(figures.asking, advised);
  return {
    confidence: isDocumented && doubts.length === 0 ? "fair" : "rough",
    reasons: [isDocumented ? "trade-ins-documented" : "no-trade-ins-documented", ...doubts],
  };
}

const lesserSureness = (one: Sureness, other: Sureness): Sureness =>
  confidences.indexOf(other.confidence) < confidences.indexOf(one.confidence) ? other : one;

const addPrivateSaleDoubt = ({ confidence, reasons }: Sureness): Sureness => ({
  confidence,
  reasons: [...reasons, "no-private-sales-known"],
});

function doubtsAbout(
  { isBeyondListings }: Pick<AskingPrice, "isBeyondListings">,
  { cart, wasBuiltThatYear }: AdvisedCart,
): Reason[] {
  return [
    ...(wasBuiltThatYear ? [] : (["year-not-built"] as const)),
    ...(isBeyondListings ? (["age-not-listed"] as const) : []),
    ...(hasOldLithium(cart) ? (["old-lithium-pack"] as const) : []),
  ];
}

/** An old lithium pack may be worn, and we have no price for a worn one. */
export function hasOldLithium({ powertrain, batteryType, batteryAge }: Cart): boolean {
  return powertrain === "electric" && batteryType === "lithium" && batteryAge === maxBatteryAge;
}
