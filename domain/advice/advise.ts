import type { Role } from "../cart/roles.ts";
import type { Support } from "../asking-prices/asking-price-model.ts";
import { roundedDollars } from "../cart/money.ts";
import type { Figures } from "./figures.ts";

/** Whom a buyer buys from. */
export const sellers = ["owner", "dealer"] as const;
export type Seller = (typeof sellers)[number];

/** How sure an advice is, the least first. */
export const confidences = ["rough", "fair", "good"] as const;
export type Confidence = (typeof confidences)[number];

/** Why an advice is as it is, and as sure. */
export const reasonCodes = [
  // How well dealers' listings cover the cart.
  "model-listed-often",
  "model-listed-seldom",
  "only-make-listed",
  "no-dealer-prices",
  // Reasons to be less sure.
  "unusual-year",
  "figures-cross",
  "no-trade-in",
  "no-private-sales",
  // Anything else it rests on.
  "batteries-pass",
  "batteries-due",
] as const;
export type Reason = (typeof reasonCodes)[number];

/** One number to act on. In whole US dollars. */
export interface Advice {
  /** Selling: ask it. Trading: expect it. Buying: offer it, or pay it to a dealer. Insuring: insure for it. */
  readonly number: number;
  /** The price at which a private sale would likely settle. */
  readonly settle?: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly confidence: Confidence;
  readonly reasons: readonly Reason[];
}

/** The advice for a role. Its numbers are rounded, except the formula's. */
export function advise(figures: Figures, role: Role, seller: Seller = "owner"): Advice {
  const { dealers, appraisal } = figures;
  if (dealers === null) {
    const { value, low, high } = appraisal;
    const reasons = ["no-dealer-prices", ...yearReasons(figures)] as const;
    return { number: value, floor: low, ceiling: high, confidence: "rough", reasons };
  }
  const deal = role === "buying" && seller === "dealer" ? "insuring" : role;
  const market = { ...figures, dealers };
  return deal === "insuring"
    ? advice(atDealers(market), market, [])
    : advisePrivately(market, deal);
}

type Listed = Figures & { readonly dealers: NonNullable<Figures["dealers"]> };
type Amounts = Pick<Advice, "number" | "settle" | "floor" | "ceiling">;

function atDealers({ dealers: { asking, anyDealer } }: Listed): Amounts {
  return { number: asking, floor: anyDealer.low, ceiling: anyDealer.high };
}

function advisePrivately(figures: Listed, role: Exclude<Role, "insuring">): Advice {
  const { tradeIn } = figures;
  const { isCrossed, ...points } = walk(figures);
  const reasons: Reason[] = [];
  if (tradeIn === null) reasons.push("no-trade-in");
  if (isCrossed) reasons.push("figures-cross");
  if (role === "trading") {
    if (tradeIn?.branch) {
      reasons.push(tradeIn.branch === "passing" ? "batteries-pass" : "batteries-due");
    }
    const { low, middle, high } = points.tradeIn;
    return advice({ number: middle, floor: low, ceiling: high }, figures, reasons);
  }
  reasons.push("no-private-sales");
  const { offer, settle, ask, dealers } = points;
  const floor = points.tradeIn.middle;
  return role === "selling"
    ? advice({ number: ask, settle, floor, ceiling: dealers }, figures, reasons)
    : advice({ number: offer, settle, floor, ceiling: ask }, figures, reasons);
}

/**
 * The way from what a dealer pays to what dealers ask, in quarters: a buyer's offer, where a sale
 * settles, and what a seller asks. Halves of whole dollars are exact.
 */
function walk({ appraisal, dealers: { asking }, tradeIn }: Listed) {
  const { low, middle, high } = tradeIn ?? { ...appraisal, middle: appraisal.low };
  const most = (dollars: number) => Math.min(asking, dollars);
  const pays = most(middle);
  const settle = (pays + asking) / 2;
  return {
    tradeIn: { low: Math.min(pays, low), middle: pays, high: most(Math.max(pays, high)) },
    offer: (pays + settle) / 2,
    settle,
    ask: (settle + asking) / 2,
    dealers: asking,
    isCrossed: pays !== middle,
  };
}

function advice(amounts: Amounts, figures: Listed, others: readonly Reason[]): Advice {
  const reasons = [coverage[figures.dealers.support], ...yearReasons(figures), ...others];
  const { settle, number, floor, ceiling } = amounts;
  return {
    number: roundedDollars(number),
    ...(settle !== undefined && { settle: roundedDollars(settle) }),
    floor: roundedDollars(floor),
    ceiling: roundedDollars(ceiling),
    confidence: confidenceBy(figures.dealers.support, reasons),
    reasons,
  };
}

const coverage = {
  family: "model-listed-often",
  thinFamily: "model-listed-seldom",
  make: "only-make-listed",
} as const satisfies Record<Support, Reason>;
const coverageRank: Readonly<Record<Support, number>> = { family: 2, thinFamily: 1, make: 0 };
const lowering: ReadonlySet<Reason> = new Set(["unusual-year", "figures-cross", "no-trade-in"]);
const fairRank = confidences.indexOf("fair");

function confidenceBy(support: Support, reasons: readonly Reason[]): Confidence {
  const lowered = reasons.filter((reason) => lowering.has(reason)).length;
  const rank = Math.max(0, coverageRank[support] - lowered);
  return confidences[reasons.includes("no-private-sales") ? Math.min(fairRank, rank) : rank]!;
}

const oldestUsualYear = 1990;

function yearReasons({ modelYear, asOfYear }: Figures): Reason[] {
  const isUsual = modelYear >= oldestUsualYear && modelYear <= asOfYear + 1;
  return isUsual ? [] : ["unusual-year"];
}

/** What dealers ask, by those whose prices we know. */
type Asked = { readonly low: number; readonly asking: number; readonly high: number };

export type VerdictId = "low" | "good" | "fair" | "high" | "over" | "unknown";

/**
 * Where an advertised price stands, by what to offer for the cart and what dealers ask; without
 * dealers’ prices there is none. `pay` is the advice for buying from this seller.
 */
export function verdictOn(price: number, pay: Advice, dealers: Asked | null): VerdictId {
  if (dealers === null) return "unknown";
  if (price < pay.floor) return "low";
  if (price <= pay.number) return "good";
  if (price <= pay.ceiling) return "fair";
  return price > Math.max(dealers.high, pay.ceiling) ? "over" : "high";
}
