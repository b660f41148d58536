import type { Condition } from "../valuation/cart.ts";
import type { GuideSourceId } from "./guide-sources.ts";

/** In whole US dollars. */
export interface DollarRange {
  readonly low: number;
  readonly high: number;
}

export interface Work extends DollarRange {
  readonly name: string;
  readonly source: GuideSourceId;
}

/** Work on a cart, at what shops charge for it. */
export const work = {
  tuneUp: { name: "tune-up", low: 90, high: 150, source: "aledo" },
  brakes: { name: "brakes", low: 120, high: 250, source: "aledo" },
  tires: { name: "four tires", low: 350, high: 600, source: "aledo" },
  seats: { name: "seats", low: 300, high: 800, source: "tigonBlog" },
  // One dealer's price for a new set, installed.
  leadAcidSet: { name: "lead-acid set", low: 1200, high: 1500, source: "aledo" },
  lithiumSet: { name: "lithium set", low: 2200, high: 3500, source: "aledo" },
  wheels: { name: "wheel and tire set", low: 500, high: 700, source: "rmi" },
  liftKit: { name: "lift kit", low: 400, high: 900, source: "tigonBlog" },
  batteries: {
    name: "lead-acid batteries",
    // The least that a set costs a dealer. Six 8-volt batteries at $178 and $200 for fitting, at Cart Battery Nation in November 2025.
    low: 1268,
    high: 1500,
    source: "aledo",
  },
} as const satisfies Record<string, Work>;

type WorkId = keyof typeof work;

/** Every price from the lowest to the highest of these. */
export function totalOf(some: readonly DollarRange[]): DollarRange {
  const sum = (end: "low" | "high") => some.reduce((total, each) => total + each[end], 0);
  return { low: sum("low"), high: sum("high") };
}

/** Our assumption: the worse a cart's condition, the more of these it needs. */
export const workByCondition: Readonly<Record<Condition, readonly WorkId[]>> = {
  excellent: ["tuneUp"],
  good: ["tuneUp", "brakes"],
  fair: ["tuneUp", "brakes", "tires"],
  poor: ["tuneUp", "brakes", "tires", "seats"],
};
