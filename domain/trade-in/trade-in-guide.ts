import { roundedDollars } from "../cart/money.ts";
import {
  type BatteryBranch,
  type TradedCart,
  blueBookProfit,
  floorDollars,
  publishedFormulas,
  workDollars,
} from "./published-formulas.ts";
import { type DollarRange, type Work, totalOf, work, workByCondition } from "./work-prices.ts";
import {
  type AskingPriceModel,
  type AskingPriceRange,
  predictAskingPrice,
} from "../asking-prices/asking-price-model.ts";
import {
  type MarketDetails,
  type PricedCart,
  pricedCartFor,
} from "../asking-prices/priced-cart.ts";
import type { Appraisal } from "../valuation/appraise.ts";
import type { Cart } from "../valuation/cart.ts";

export { type TradedCart, floorDollars } from "./published-formulas.ts";

/**
 * Documented trade-ins at today's prices, as a share of what dealers' formulas say of such carts:
 * their median. compare-trade-ins.test.ts measures it again.
 */
export const documentedLevel = 0.94;
/** How far apart two dealers may be: Yamaha and Club Car bid $1,100 and $1,683 for one fleet. */
const twoBidders = Math.sqrt(1683 / 1100);

/** Lead-acid batteries last about four years: a dealer may replace them then, and does after it. */
const oldBatteryYears = 4;

/** Dealers' likely offers. In whole US dollars. */
export interface TradeInFigure extends DollarRange {
  readonly middle: number;
}

/** A dealer's likely offer, and how it comes about. All in whole US dollars. */
export interface TradeInGuide extends TradeInFigure {
  /** By what a load test finds; null for a cart that has no lead-acid batteries. */
  readonly branches: Readonly<Record<BatteryBranch, TradeInFigure>> | null;
  /** The one whose middle this is, by the age of the batteries. */
  readonly branch: BatteryBranch | null;
  /** The dealer's share of the price that it asks, after paying for cart and work. */
  readonly margin: DollarRange;
  readonly reconditioning: DollarRange;
  /** The work that it takes, by name. */
  readonly work: readonly string[];
}

/**
 * A dealer's offer for a cart that dealers ask `asking` dollars for: the mean of three dealers'
 * published formulas and of what is left of that price after work and profit, at the level that
 * documented trade-ins show.
 */
export function tradeInGuide(
  asking: number,
  cart: TradedCart,
  level = documentedLevel,
): TradeInGuide {
  const figure = figureOf(asking, cart, level);
  const needed = neededWork(cart);
  const reconditioning = totalOf(needed);
  const left = [asking - figure.low, asking - figure.high];
  const margins = [left[0]! - reconditioning.high, left[1]! - reconditioning.low];
  return {
    ...figure,
    margin: {
      low: Math.max(0, Math.min(...margins)),
      high: Math.max(0, ...margins),
    },
    reconditioning,
    work: needed.map(({ name }) => name),
  };
}

function figureOf(
  asking: number,
  cart: TradedCart,
  level: number,
): TradeInFigure & Pick<TradeInGuide, "branches" | "branch"> {
  const passing = branchFigure(asking, cart, "passing", level);
  if (!hasLeadAcid(cart)) return { ...passing, branches: null, branch: null };
  const replacing = branchFigure(asking, cart, "replacing", level);
  const branch = cart.batteryAge > oldBatteryYears ? "replacing" : "passing";
  const branches = { passing, replacing };
  const { low } = cart.batteryAge < oldBatteryYears ? passing : replacing;
  return { ...branches[branch], low, branches, branch };
}

function branchFigure(
  asking: number,
  cart: TradedCart,
  branch: BatteryBranch,
  level: number,
): TradeInFigure {
  const opinions = opinionsOf(asking, cart, branch);
  const mean = opinions.reduce((sum, each) => sum + each, 0) / opinions.length;
  const dollars = (amount: number) => roundedDollars(Math.max(floorDollars, level * amount));
  return {
    middle: dollars(mean),
    // Halfway to the lowest and the highest opinion, and at least as far as two bidders are apart.
    low: dollars(Math.min((mean + Math.min(...opinions)) / 2, mean / twoBidders)),
    high: dollars(Math.max((mean + Math.max(...opinions)) / 2, mean * twoBidders)),
  };
}

/** Dealers' offers by each formula, and by ours. No dealer pays all that it asks. */
function opinionsOf(asking: number, cart: TradedCart, branch: BatteryBranch): number[] {
  const batteries = branch === "replacing" ? (work.batteries.low + work.batteries.high) / 2 : 0;
  const most = asking - workDollars(cart.condition) - batteries;
  const formulas = Object.values(publishedFormulas).map((each) => each.pays(cart, branch, asking));
  return [...formulas, most - blueBookProfit].map((dollars) =>
    Math.max(floorDollars, Math.min(most, dollars)),
  );
}

function neededWork(cart: TradedCart): Work[] {
  const needed: Work[] = workByCondition[cart.condition].map((id) => work[id]);
  if (!hasLeadAcid(cart) || cart.batteryAge < oldBatteryYears) return needed;
  const { low } = work.batteries;
  return [...needed, { ...work.batteries, low: cart.batteryAge === oldBatteryYears ? 0 : low }];
}

function hasLeadAcid({ powertrain, batteryType }: TradedCart): boolean {
  return powertrain === "electric" && batteryType !== "lithium";
}

/** What dealers ask for a cart, and what they would likely pay for it. Never averaged. */
export interface MarketPrices {
  readonly wanted: PricedCart;
  readonly dealers: AskingPriceRange;
  readonly guide: TradeInGuide;
}

/** Null if no listing has the cart's make or age. */
export function marketPricesOf(
  model: AskingPriceModel,
  cart: Cart,
  appraisal: Pick<Appraisal, "ageYears">,
  details: MarketDetails,
): MarketPrices | null {
  const wanted = pricedCartFor(cart, appraisal, details);
  const dealers = predictAskingPrice(model, wanted);
  if (dealers === null) return null;
  const { ageYears, batteryType, lifted } = wanted;
  const traded = { ...cart, ageYears, batteryType, lifted };
  return { wanted, dealers, guide: tradeInGuide(dealers.asking, traded) };
}
