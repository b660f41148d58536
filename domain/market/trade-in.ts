import { roundedDollars } from "../words/money.ts";
import type { Cart } from "../cart/cart.ts";
import {
  type BatteryBranch,
  blueBookProfit,
  minTradeIn,
  publishedFormulas,
} from "./published-formulas.ts";
import {
  type DollarRange,
  conditionWork,
  hasLeadAcid,
  middleCost,
  replacingShare,
  totalCost,
  work,
} from "./work-prices.ts";

/**
 * The median of documented trade-ins, at today's prices, as a share of what dealers' formulas give
 * for the same carts. compare-trade-ins.test.ts measures it again.
 */
export const paidToFormulaRatio = 1.03;
/**
 * In Harlingen, Texas, in 2018, Yamaha and Club Car bid $1,100 and $1,683 a cart for one fleet:
 * documented-trade-ins.json has both bids with their sources.
 */
const bidSpread = Math.sqrt(1683 / 1100);

export interface TradeInFigure extends DollarRange {
  readonly middle: number;
}

/** In whole US dollars. */
export interface TradeIn extends TradeInFigure {
  /** Null for a cart without lead-acid batteries. */
  readonly branches: Readonly<Record<BatteryBranch, TradeInFigure>> | null;
}

export interface TradeInContext {
  readonly ageYears: number;
  readonly asking: number;
}

/**
 * The mean of three published formulas and of the asking price less work and profit,
 * scaled to the level of documented trade-ins. The two battery branches are blended by how likely a
 * pack of that age needs replacing.
 */
export function tradeInFor(
  cart: Cart,
  context: TradeInContext,
  level = paidToFormulaRatio,
): TradeIn {
  const passing = branchFigure(cart, context, "passing", level);
  if (!hasLeadAcid(cart)) return { ...roundedFigure(passing), branches: null };
  const replacing = branchFigure(cart, context, "replacing", level);
  const share = replacingShare(cart);
  const blend = (end: keyof TradeInFigure) => (1 - share) * passing[end] + share * replacing[end];
  return {
    ...roundedFigure({ low: blend("low"), middle: blend("middle"), high: blend("high") }),
    branches: { passing: roundedFigure(passing), replacing: roundedFigure(replacing) },
  };
}

function branchFigure(
  cart: Cart,
  context: TradeInContext,
  branch: BatteryBranch,
  level: number,
): TradeInFigure {
  const opinions = tradeInOpinions(cart, context, branch);
  const mean = opinions.reduce((sum, each) => sum + each, 0) / opinions.length;
  const dollars = (amount: number) => Math.max(minTradeIn, level * amount);
  return {
    middle: dollars(mean),
    // Halfway to the lowest and highest opinion, but at least as far as those two bids differ.
    low: dollars(Math.min((mean + Math.min(...opinions)) / 2, mean / bidSpread)),
    high: dollars(Math.max((mean + Math.max(...opinions)) / 2, mean * bidSpread)),
  };
}

function roundedFigure({ low, middle, high }: TradeInFigure): TradeInFigure {
  return {
    low: roundedDollars(low),
    middle: roundedDollars(middle),
    high: roundedDollars(high),
  };
}

/** No dealer pays more than the asking price less the work. */
function tradeInOpinions(cart: Cart, context: TradeInContext, branch: BatteryBranch): number[] {
  const batteries = branch === "replacing" ? middleCost(work.batteries) : 0;
  const max = context.asking - totalCost(conditionWork(cart, context.ageYears)) - batteries;
  const formulas = Object.values(publishedFormulas).map(({ pays }) => pays(cart, context, branch));
  return [...formulas, max - blueBookProfit].map((dollars) =>
    Math.max(minTradeIn, Math.min(max, dollars)),
  );
}
