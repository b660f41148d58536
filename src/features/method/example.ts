import { figuresOf } from "../../../domain/answer/figures.ts";
import { siteMarket } from "../../../domain/catalogue/site-market.ts";
import { totalCost } from "../../../domain/market/work-prices.ts";
import {
  type BatteryAge,
  type Cart,
  type Condition,
  defaultChoices,
} from "../../../domain/valuation/cart.ts";
import { facts } from "../../market/listings.data.ts";

const explainedCart: Cart = {
  ...defaultChoices,
  modelYear: 2018,
  make: "Club Car",
  model: "Precedent",
  seats: 4,
};

export const explained = figuresOf(explainedCart, siteMarket, facts.asOfYear);

/** Whole US dollars to make the example ready to sell. */
export function workOf(change: { condition?: Condition; batteryAge?: BatteryAge }): number {
  const { market } = figuresOf({ ...explainedCart, ...change }, siteMarket, facts.asOfYear);
  return totalCost(market!.work);
}
