// Tested through the page in method-page.test.tsx.
import { type CartPrice, cartPrice } from "../../../domain/answer/cart-price.ts";
import { figuresOf } from "../../../domain/answer/figures.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { totalCost } from "../../../domain/market/work-prices.ts";
import {
  type BatteryAge,
  type Cart,
  type Condition,
  defaultChoices,
} from "../../../domain/cart/cart.ts";
import { facts } from "../../market/listings.data.ts";

const explainedCart: Cart = {
  ...defaultChoices,
  modelYear: 2018,
  make: "Club Car",
  model: "Precedent",
  seats: 4,
};

export const explained = figuresOf(explainedCart, siteMarket, facts.asOfYear);

/** What the work on the example would cost if it were in this condition. */
export function workPrice(change: { condition: Condition }): CartPrice {
  return cartPrice(figuresOf({ ...explainedCart, ...change }, siteMarket, facts.asOfYear), "work");
}

/** How much of a new battery set's cost counts for batteries of this age, in whole US dollars. */
export function setShare(batteryAge: BatteryAge): number {
  const { market } = figuresOf({ ...explainedCart, batteryAge }, siteMarket, facts.asOfYear);
  return Math.round(totalCost(market!.work) - totalCost(explained.market!.work));
}
