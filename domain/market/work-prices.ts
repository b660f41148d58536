// Tested in trade-in.test.ts.
import type { BatteryAge, Cart, Condition, Powertrain } from "../cart/cart.ts";
import type { GuideSourceId } from "./guide-sources.ts";

/** In whole US dollars. */
export interface DollarRange {
  readonly low: number;
  readonly high: number;
}

interface Work extends DollarRange {
  readonly name: string;
  readonly source: GuideSourceId;
}

export const work = {
  tuneUp: { name: "a tune-up", low: 90, high: 150, source: "aledo" },
  brakes: { name: "brakes", low: 120, high: 250, source: "aledo" },
  tires: { name: "four tires", low: 350, high: 600, source: "aledo" },
  seats: { name: "seats", low: 300, high: 800, source: "tigonBlog" },
  lithiumSet: { name: "lithium set", low: 1700, high: 4000, source: "lithiumPacks" },
  // One dealer's price for a new set, installed.
  batteries: { name: "lead-acid batteries", low: 1200, high: 1500, source: "aledo" },
  controller: { name: "a controller", low: 899, high: 899, source: "navitas" },
  // The price includes the bigger tires.
  lift: { name: "a lift kit", low: 800, high: 2000, source: "tigonBlog" },
  engine: { name: "an engine", low: 1600, high: 1600, source: "engineSwap" },
} as const satisfies Record<string, Work>;

export type WorkId = keyof typeof work;

export interface NeededWork {
  readonly id: WorkId;
  readonly name: string;
  readonly share: number;
  /** `share` of the shops' middle price, in US dollars. */
  readonly cost: number;
}

/** Our assumption: the worse the condition, the more of these a cart needs. */
export const workByCondition: Readonly<Record<Condition, readonly WorkId[]>> = {
  excellent: ["tuneUp"],
  good: ["tuneUp", "brakes"],
  fair: ["tuneUp", "brakes", "tires"],
  poor: ["tuneUp", "brakes", "tires", "seats"],
};

/**
 * A cart in poor condition may or may not need the big repair, so we count half its cost; a cart
 * that doesn't run needs it.
 */
const bigRepairs: Readonly<Record<Powertrain, WorkId>> = {
  electric: "controller",
  gas: "engine",
};
const bigRepairShare = 0.5;

/** Our rule: how likely lead-acid batteries of each age, in years, need replacing. */
const replacingShares: Readonly<Record<BatteryAge, number>> = {
  0: 0,
  1: 0,
  2: 0,
  3: 0.3,
  4: 0.6,
  5: 1,
};

/** Our assumption: a cart of this or the last model year in good condition needs no repairs yet. */
export const youngestToRepair = 2;

export type RepairedCart = Pick<Cart, "condition" | "powertrain" | "notRunning">;

/** Leaves out the batteries. */
export function conditionWork(
  { condition, powertrain, notRunning }: RepairedCart,
  ageYears: number,
): NeededWork[] {
  const isLikeNew = ageYears < youngestToRepair && isAtLeastGood[condition];
  const needed = isLikeNew ? [] : workByCondition[condition].map((id) => neededPart(id, 1));
  const share = notRunning ? 1 : condition === "poor" ? bigRepairShare : 0;
  return share === 0 ? needed : [...needed, neededPart(bigRepairs[powertrain], share)];
}

const isAtLeastGood: Readonly<Record<Condition, boolean>> = {
  excellent: true,
  good: true,
  fair: false,
  poor: false,
};

export function neededWork(cart: Cart, ageYears: number): NeededWork[] {
  const share = replacingShare(cart);
  const needed = conditionWork(cart, ageYears);
  return share === 0 ? needed : [...needed, neededPart("batteries", share)];
}

/** Between 0 and 1; 0 without a lead-acid pack. */
export function replacingShare(cart: Cart): number {
  return hasLeadAcid(cart) ? replacingShares[cart.batteryAge] : 0;
}

export function hasLeadAcid({
  powertrain,
  batteryType,
}: Pick<Cart, "powertrain" | "batteryType">): boolean {
  return powertrain === "electric" && batteryType !== "lithium";
}

export function totalCost(needed: readonly NeededWork[]): number {
  return needed.reduce((sum, { cost }) => sum + cost, 0);
}

export function middleCost({ low, high }: DollarRange): number {
  return (low + high) / 2;
}

function neededPart(id: WorkId, share: number): NeededWork {
  return { id, name: work[id].name, share, cost: share * middleCost(work[id]) };
}
