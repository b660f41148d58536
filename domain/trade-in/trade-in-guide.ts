import type { BatteryType } from "../asking-prices/battery-types.ts";
import type { Cart } from "../valuation/cart.ts";
import type { GuideSourceId } from "./guide-sources.ts";
import { type DollarRange, type Work, totalOf, work, workByCondition } from "./work-prices.ts";

/** What a dealer keeps of the price that it asks, as a share. */
interface Margin {
  readonly share: number;
  readonly source: GuideSourceId;
}

/** The guide's high end takes the small margin, its low end the large one. */
export const margins = {
  small: { share: 0.204, source: "dealerSurvey" },
  large: { share: 0.42, source: "homeowners" },
} as const satisfies Record<string, Margin>;

/** Lead-acid batteries last about four years: a dealer may replace them then, and does after it. */
const oldBatteryYears = 4;

/** The least that a guide says: 204 carts “old and falling apart” brought about $490 each in Wichita in 2017. */
export const floorDollars = 500;
/** A guide is not exact to the dollar. */
const stepDollars = 50;

/** What a cart's condition and batteries tell a dealer who takes it in trade. */
export interface TradedCart extends Pick<Cart, "condition" | "powertrain" | "batteryAge"> {
  /** Null if not known, which is counted as lead-acid. */
  readonly batteryType: BatteryType | null;
}

/** What a dealer would likely pay, and how it comes about. All in whole US dollars. */
export interface TradeInGuide extends DollarRange {
  readonly margin: DollarRange;
  readonly reconditioning: DollarRange;
  /** The work that it takes, by name. */
  readonly work: readonly string[];
}

/**
 * A dealer's offer for a cart that dealers ask `asking` dollars for: what is left of that price
 * after the dealer's margin and the work on the cart. A guide, not an estimate: nobody publishes
 * what dealers pay.
 */
export function tradeInGuide(asking: number, cart: TradedCart): TradeInGuide {
  const needed: Work[] = workByCondition[cart.condition].map((id) => work[id]);
  const batteries = batteryCost(cart);
  if (batteries.high > 0) needed.push({ ...work.batteries, ...batteries });
  const reconditioning = totalOf(needed);
  const margin = {
    low: Math.round(asking * margins.small.share),
    high: Math.round(asking * margins.large.share),
  };
  return {
    low: guideDollars(asking - margin.high - reconditioning.high),
    high: guideDollars(asking - margin.low - reconditioning.low),
    margin,
    reconditioning,
    work: needed.map(({ name }) => name),
  };
}

function batteryCost({ powertrain, batteryType, batteryAge }: TradedCart): DollarRange {
  const hasLeadAcid = powertrain === "electric" && batteryType !== "lithium";
  if (!hasLeadAcid || batteryAge < oldBatteryYears) return { low: 0, high: 0 };
  const { low, high } = work.batteries;
  return { low: batteryAge === oldBatteryYears ? 0 : low, high };
}

function guideDollars(dollars: number): number {
  return Math.max(floorDollars, Math.round(dollars / stepDollars) * stepDollars);
}
