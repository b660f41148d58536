// Tested in content.test.ts and parts/figures.test.tsx.
import { site } from "../../../config/site.ts";
import { figuresOf } from "../../../domain/answer/figures.ts";
import { cartPrice, priceDifference } from "../../../domain/answer/cart-price.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { cartName } from "../../../domain/details/wording.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { middleCost, work } from "../../../domain/market/work-prices.ts";
import {
  type BatteryAge,
  type Cart,
  assumedIfNotRunning,
  defaultChoices,
} from "../../../domain/cart/cart.ts";
import { countText } from "../../../domain/words/english.ts";
import { facts } from "../../market/listings.data.ts";
import { dateText } from "../../format/date-text.ts";
import { fullName } from "../models/text.ts";
import { noConversionPlaces, titledPlaces } from "./law-lists.ts";
import { type ValueLoss, valueLosses } from "./value-loss.ts";

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

/** The steps of the ladder, from the trade-in to what the cart is worth as it stands. */
export const ladder = {
  floor: cartPrice(figuresWith(), "trade-in"),
  ask: cartPrice(figuresWith(), "selling"),
  top: cartPrice(figuresWith(), "as-is"),
};

/** How much more a seller can ask with a new set than with batteries of this age. */
const newSetGain = (batteryAge: BatteryAge) =>
  priceDifference(figuresWith({ batteryAge: 0 }), figuresWith({ batteryAge }), "selling");

const lithiumGain = priceDifference(
  figuresWith({ batteryType: "lithium", batteryAge: 0 }),
  figuresWith(),
  "selling",
);

/** What a chain in the eastern states asked for most of its new four-seaters in September 2026. */
export const newFourSeater = { low: 8000, high: 16_000 };

/** What one seller asked for each battery of a lead-acid set in November 2025. */
export const leadAcidSets = [
  { name: "six 6-volt", count: 6, volts: 6, each: 168 },
  { name: "six 8-volt", count: 6, volts: 8, each: 178 },
  { name: "four 12-volt", count: 4, volts: 12, each: 265 },
  { name: "eight 6-volt", count: 8, volts: 6, each: 168 },
] as const;

/** For installing a set, at the same seller. */
export const installationFee = 200;

export const setPrice = ({ count, each }: { count: number; each: number }) =>
  count * each + installationFee;

/** What a year of insurance for a cart costs, according to the sources. */
export const insurancePrices = [
  {
    name: "Liability",
    about: "From about",
    low: 75,
    high: 75,
    url: "https://golfcartsearch.com/blog/golf-cart-insurance-guide-2026",
  },
  {
    name: "A separate policy",
    about: "About",
    low: 100,
    high: 100,
    url: "https://www.thorptrainer.com/is-your-golf-cart-properly-insured/",
  },
  {
    name: "Liability, at a dealer",
    about: "",
    low: 200,
    high: 400,
    url: "https://github.com/Tigon-Golf-Carts-LLC/suburban-golf-carts/blob/84a9d717122c1a99a15e120c1492d9d976106764/client/src/data/blogPosts.ts",
  },
  {
    name: "Comprehensive, at a dealer",
    about: "",
    low: 400,
    high: 800,
    url: "",
  },
] as const;

/** Its batteries are worn out, and something else keeps it from running. */
const deadCart = figuresWith({ notRunning: true, ...assumedIfNotRunning(example.powertrain) });

/** "Club Car Precedent on lead-acid" */
const lossModel = ({ column: { model, drive } }: ValueLoss) =>
  `${fullName(model)} ${{ "lead-acid": "on lead-acid", lithium: "with lithium", gas: "with an engine" }[drive]}`;

const [holdsBest, losesMost] = [valueLosses[0]!, valueLosses.at(-1)!];
const lossText = ({ askingPct }: ValueLoss) => `${Math.round(askingPct)}%`;
const tradeInLosses = valueLosses.map(({ tradeInPct }) => Math.round(tradeInPct));

/** The guides' texts contain these names in braces. */
export const values = {
  manager: site.manager,
  pricesRead: dateText(facts.newest),
  example: cartName(example),
  fairToGood: priceDifference(
    figuresWith({ condition: "good" }),
    figuresWith({ condition: "fair" }),
    "selling",
  ),
  tires: formatDollars(middleCost(work.tires)),
  setCost: formatDollars(middleCost(work.batteries)),
  lithiumCost: formatDollars(middleCost(work.lithiumSet)),
  lithiumBrings: lithiumGain,
  wornOutBrings: newSetGain(5),
  youngBrings: newSetGain(2),
  runningAsk: cartPrice(figuresWith(), "selling"),
  runningTrade: cartPrice(figuresWith(), "trade-in"),
  deadTrade: cartPrice(deadCart, "trade-in"),
  deadAsk: cartPrice(deadCart, "selling"),
  holdsBest: lossModel(holdsBest),
  leastLoss: lossText(holdsBest),
  losesMost: lossModel(losesMost),
  mostLoss: lossText(losesMost),
  leastTradeInLoss: `${Math.min(...tradeInLosses)}%`,
  mostTradeInLoss: `${Math.max(...tradeInLosses)}%`,
  lossModels: countText(new Set(valueLosses.map(({ column }) => column.model)).size),
  titledPlaces,
  noConversionPlaces,
};
