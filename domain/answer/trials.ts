import { roundedDollars } from "../words/money.ts";
import type { Role } from "../cart/roles.ts";
import {
  conditionWork,
  hasLeadAcid,
  middleCost,
  replacingShare,
  totalCost,
  work,
} from "../market/work-prices.ts";
import {
  type BatteryAge,
  type Cart,
  batteryAges,
  conditions,
  isWorn,
  maxBatteryAge,
} from "../cart/cart.ts";
import { type Figures, figuresOf } from "./figures.ts";
import type { Market } from "./market.ts";
import { answerNumber } from "./text.ts";

export type TrialId =
  | "repaired"
  | "new-batteries"
  | "lifted"
  | "lithium"
  | "worse-condition"
  | "passed-load-test"
  | "failed-load-test"
  | "next-year";

export interface Trial {
  readonly id: TrialId;
  /** For `next-year`, as of a year later. */
  readonly figures: Figures;
  /**
   * The middle of what shops charge for the change, rounded like the advice; null if it isn't something
   * you pay for.
   */
  readonly cost: number | null;
  readonly number: number;
  /** `number` less the unchanged cart's number. */
  readonly change: number;
  /** The change in what the cart is worth, less `cost`. */
  readonly gain: number;
}

/**
 * A buyer doesn't pay for work before buying, and what an insurer pays to replace a cart doesn't depend
 * on its condition.
 */
const trialsFor: Readonly<Record<Role, readonly TrialId[]>> = {
  selling: [
    "repaired",
    "new-batteries",
    "lifted",
    "lithium",
    "worse-condition",
    "failed-load-test",
    "next-year",
  ],
  trading: [
    "repaired",
    "passed-load-test",
    "failed-load-test",
    "lifted",
    "lithium",
    "worse-condition",
    "next-year",
  ],
  buying: ["failed-load-test", "worse-condition", "new-batteries", "repaired", "lithium", "lifted"],
  insuring: ["lithium", "lifted", "next-year"],
};

export function applyTrials(figures: Figures, market: Market, role: Role): Trial[] {
  if (figures.market === null) return [];
  const number = answerNumber(figures, role);
  return trialsFor[role].flatMap((id) => {
    const changed = changedCart(figures, id);
    if (changed === null || isPointless(id, figures, role)) return [];
    const year = figures.year + (id === "next-year" ? 1 : 0);
    const after = figuresOf(changed, market, year);
    const isPaidFor = role !== "buying" && role !== "insuring";
    const cost = isPaidFor ? changeCost(figures.cart, id, figures.market.ageYears) : null;
    const change = answerNumber(after, role) - number;
    if (cost === 0 || (change === 0 && cost === null)) return [];
    return {
      id,
      figures: after,
      cost,
      number: number + change,
      change,
      gain: moneyPaid(after, role) - moneyPaid(figures, role) - (cost ?? 0),
    };
  });
}

/** A seller asks for more than the cart sells for. */
function moneyPaid(figures: Figures, role: Role): number {
  const number = answerNumber(figures, role);
  return role === "selling" ? (figures.advice?.selling.settle ?? number) : number;
}

/** Nobody pays for extras on a cart that needs repairs first. */
function isPointless(id: TrialId, { cart }: Figures, role: Role): boolean {
  const isExtra = id === "lifted" || id === "lithium";
  const isForSale = role === "selling" || role === "trading";
  const needsRepairs = cart.notRunning || isWorn(cart) || replacingShare(cart) === 1;
  return isExtra && isForSale && needsRepairs;
}

function changedCart({ cart, market }: Figures, id: TrialId): Cart | null {
  // A trade-in without branches has no lead-acid pack: some models were only built with lithium.
  const isLeadAcid = hasLeadAcid(cart) && market?.tradeIn.branches !== null;
  const better = conditions[0];
  const worse = conditions[conditions.indexOf(cart.condition) + 1];
  switch (id) {
    case "repaired":
      return cart.condition === better && !cart.notRunning
        ? null
        : { ...cart, condition: better, notRunning: false };
    case "new-batteries":
      return isLeadAcid && cart.batteryAge > 0 ? { ...cart, batteryAge: 0 } : null;
    case "lithium":
      return isLeadAcid ? { ...cart, batteryType: "lithium", batteryAge: 0 } : null;
    case "lifted":
      return cart.lifted ? null : { ...cart, lifted: true };
    case "worse-condition":
      return worse === undefined ? null : { ...cart, condition: worse };
    case "passed-load-test":
      return isLeadAcid && replacingShare(cart) > 0
        ? { ...cart, batteryAge: oldestSoundAge(cart) }
        : null;
    case "failed-load-test":
      return isLeadAcid && cart.batteryAge < maxBatteryAge
        ? { ...cart, batteryAge: maxBatteryAge }
        : null;
    case "next-year":
      return { ...cart, batteryAge: ageAfterAYear(cart) };
  }
}

/** The oldest age at which we would still expect the pack to pass a load test. */
function oldestSoundAge(cart: Cart): BatteryAge {
  return batteryAges.findLast((batteryAge) => replacingShare({ ...cart, batteryAge }) === 0)!;
}

function ageAfterAYear({ batteryAge }: Cart): BatteryAge {
  return batteryAges.find((each) => each > batteryAge) ?? batteryAge;
}

function changeCost(cart: Cart, id: TrialId, ageYears: number): number | null {
  switch (id) {
    case "repaired": {
      const repaired = { ...cart, condition: conditions[0], notRunning: false };
      const costOf = (each: Cart) => totalCost(conditionWork(each, ageYears));
      return roundedDollars(costOf(cart) - costOf(repaired));
    }
    case "new-batteries":
      return roundedDollars(middleCost(work.batteries));
    case "lithium":
      return roundedDollars(middleCost(work.lithiumSet));
    case "lifted":
      return roundedDollars(middleCost(work.lift));
    case "worse-condition":
    case "passed-load-test":
    case "failed-load-test":
    case "next-year":
      return null;
  }
}
