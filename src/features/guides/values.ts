import { site } from "../../../config/site.ts";
import { figuresOf } from "../../../domain/answer/figures.ts";
import { answerNumber } from "../../../domain/answer/text.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { cartName } from "../../../domain/cart/wording.ts";
import { siteMarket } from "../../../domain/catalogue/site-market.ts";
import { middleCost, work } from "../../../domain/market/work-prices.ts";
import { type BatteryAge, type Cart, defaultChoices } from "../../../domain/valuation/cart.ts";
import { facts } from "../../market/listings.data.ts";
import { dateText } from "../../format/date-text.ts";

const example: Cart = {
  ...defaultChoices,
  modelYear: facts.asOfYear - 8,
  make: "EZ-GO",
  model: "RXV",
  seats: 4,
  batteryAge: 4,
};

const figuresWith = (change: Partial<Cart> = {}) =>
  figuresOf({ ...example, ...change }, siteMarket, facts.asOfYear);

const askWith = (change: Partial<Cart>) => answerNumber(figuresWith(change), "selling");

const { market } = figuresWith();
if (market === null) throw new Error("The guides' example is a cart without listings.");

/** Whole US dollars: trade-in, asking advice, and as-is price. */
export const ladder = { floor: market.tradeIn.middle, ask: askWith({}), top: market.asIs };

/** How much more a seller can ask with a new set than with batteries of this age. */
function newSetGain(batteryAge: BatteryAge): string {
  const more = askWith({ batteryAge: 0 }) - askWith({ batteryAge });
  return more === 0 ? "nothing" : formatDollars(more);
}

/** The guides' texts contain these names in braces. */
export const values = {
  manager: site.manager,
  pricesRead: dateText(facts.newest),
  example: cartName(example),
  fairToGood: formatDollars(askWith({ condition: "good" }) - askWith({ condition: "fair" })),
  tires: formatDollars(middleCost(work.tires)),
  setCost: formatDollars(middleCost(work.batteries)),
  wornOutBrings: newSetGain(5),
  youngBrings: newSetGain(2),
};
