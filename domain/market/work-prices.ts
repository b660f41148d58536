import type { BatteryAge, Cart, Condition, Powertrain } from "../valuation/cart.ts";
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

/** Work on a cart, at what shops charge for it. */
export const work = {
  tuneUp: { name: "tune-up", low: 90, high: 150, source: "aledo" },
  brakes: { name: "brakes", low: 120, high: 250, source: "aledo" },
  tires: { name: "four tires", low: 350, high: 600, source: "aledo" },
  seats: { name: "seats", low: 300, high: 800, source: "tigonBlog" },
  lithiumSet: { name: "lithium set", low: 2200, high: 3500, source: "aledo" },
  // One dealer's price for a new set, installed.
  batteries: { name: "lead-acid batteries", low: 1200, high: 1500, source: "aledo" },
  controller: { name: "a controller", low: 899, high: 899, source: "navitas" },
  // The price includes the bigger tires.
  lift: { name: "a lift kit", low: 800, high: 2000, source: "tigonBlog" },
  engine: { name: "an engine", low: 1600, high: 1600, source: "engineSwap" },
} as const satisfies Record<string, Work>;

export type WorkId = keyof typeof work;

/** A repair that a cart needs, or a part of one that it may need. */
export interface NeededWork {
  readonly id: WorkId;
  readonly name: string;
  /** The share of the repair that is counted, from 0 to 1. */
  readonly share: number;
  /** The counted share of shops' middle price, in US dollars. */
  readonly cost: number;
}

/** Our assumption: the worse a cart's condition, the more of these it needs. */
export const workByCondition: Readonly<Record<Condition, readonly WorkId[]>> = {
  excellent: ["tuneUp"],
  good: ["tuneUp", "brakes"],
  fair: ["tuneUp", "brakes", "tires"],
  poor: ["tuneUp", "brakes", "tires", "seats"],
};

/** Poor means major work, which may be the big repair of a powertrain or not: half of it counts. */
const bigRepairs: Readonly<Record<Powertrain, WorkId>> = {
  electric: "controller",
  gas: "engine",
};
const bigRepairShare = 0.5;

/** How likely lead-acid batteries are to need replacing, by their age in years: our rule. */
const replacingShares: Readonly<Record<BatteryAge, number>> = {
  0: 0,
  1: 0,
  2: 0,
  3: 0.3,
  4: 0.6,
  5: 1,
};

/** The repairs that a cart's condition calls for. */
export function conditionWork({
  condition,
  powertrain,
}: Pick<Cart, "condition" | "powertrain">): NeededWork[] {
  const needed = workByCondition[condition].map((id) => neededPart(id, 1));
  if (condition !== "poor") return needed;
  return [...needed, neededPart(bigRepairs[powertrain], bigRepairShare)];
}

/** All that makes a cart ready to sell. Gas carts and lithium packs need no set. */
export function neededWork(cart: Cart): NeededWork[] {
  const share = replacingShare(cart);
  const needed = conditionWork(cart);
  return share === 0 ? needed : [...needed, neededPart("batteries", share)];
}

/** How likely the cart is to need a new lead-acid set, from 0 to 1; 0 if it has no such set. */
export function replacingShare(cart: Cart): number {
  return hasLeadAcid(cart) ? replacingShares[cart.batteryAge] : 0;
}

/** If the type isn't given, lead-acid is assumed. */
export function hasLeadAcid({
  powertrain,
  batteryType,
}: Pick<Cart, "powertrain" | "batteryType">): boolean {
  return powertrain === "electric" && batteryType !== "lithium";
}

export function totalCost(needed: readonly NeededWork[]): number {
  return needed.reduce((sum, { cost }) => sum + cost, 0);
}

/** The middle of what shops charge, in US dollars. */
export function middleCost({ low, high }: DollarRange): number {
  return (low + high) / 2;
}

function neededPart(id: WorkId, share: number): NeededWork {
  return { id, name: work[id].name, share, cost: share * middleCost(work[id]) };
}
