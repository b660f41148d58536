// Tested on the pages' prices in ../../tooling/checks/pages/price-faults.test.ts.
import { cartOf, defaultDetails, detailsOf, queryOf, readDetails } from "../details/details.ts";
import { roundedDollars } from "../words/money.ts";
import { totalCost } from "../market/work-prices.ts";
import type { AllAdvice } from "./advice.ts";
import { type Figures, type MarketFigures, figuresOf } from "./figures.ts";
import type { Market } from "./market.ts";

/** A figure as pages print it, in whole US dollars, with the cart that it is for. */
export interface CartPrice {
  readonly dollars: number;
  /** The query of the cart's address. */
  readonly cart: string;
  readonly figure: PrintedFigure;
}

/** One price for many listings, such as their median, in whole US dollars. */
export interface ListingsPrice {
  readonly ofListings: number;
}

/** In whole US dollars. */
export function dollarsOf(price: CartPrice | ListingsPrice): number {
  return "ofListings" in price ? price.ofListings : price.dollars;
}

export function cartPrice(figures: Figures, figure: PrintedFigure): CartPrice {
  const cart = queryOf(detailsOf(figures.cart));
  return { dollars: printedFigures[figure](figures), cart, figure };
}

/** How much higher a figure is for one cart than for another. */
export interface PriceDifference extends CartPrice {
  /** The query of the other cart. */
  readonly less: string;
}

export function priceDifference(
  more: Figures,
  less: Figures,
  figure: PrintedFigure,
): PriceDifference {
  const [price, other] = [more, less].map((figures) => cartPrice(figures, figure));
  return { ...price!, dollars: price!.dollars - other!.dollars, less: other!.cart };
}

/** Computes the same price again from its cart alone. */
export function recomputePrice(
  { cart, figure }: Omit<CartPrice, "dollars">,
  market: Market,
  asOfYear: number,
): { readonly figures: Figures; readonly dollars: number } {
  const priced = cartOf(readDetails(new URLSearchParams(cart), defaultDetails));
  if (priced === null) throw new Error(`${cart} isn't a whole cart.`);
  const figures = figuresOf(priced, market, asOfYear);
  return { figures, dollars: printedFigures[figure](figures) };
}

/** Each throws if the cart doesn't have that figure. */
const printedFigures = {
  estimate: ({ estimate }: Figures) => estimate.value,
  "estimate-low": ({ estimate }: Figures) => estimate.low,
  "estimate-high": ({ estimate }: Figures) => estimate.high,
  asking: (figures: Figures) => roundedDollars(marketOf(figures).asking.asking),
  "asking-low": (figures: Figures) => roundedDollars(marketOf(figures).asking.low),
  "asking-high": (figures: Figures) => roundedDollars(marketOf(figures).asking.high),
  work: (figures: Figures) => Math.round(totalCost(marketOf(figures).work)),
  "as-is": (figures: Figures) => roundedDollars(marketOf(figures).asIs),
  "trade-in": (figures: Figures) => marketOf(figures).tradeIn.middle,
  "trade-in-low": (figures: Figures) => marketOf(figures).tradeIn.low,
  "trade-in-high": (figures: Figures) => marketOf(figures).tradeIn.high,
  passing: (figures: Figures) => branchesOf(figures).passing.middle,
  replacing: (figures: Figures) => branchesOf(figures).replacing.middle,
  selling: (figures: Figures) => adviceOf(figures).selling.number,
  settle: (figures: Figures) => adviceOf(figures).selling.settle,
  trading: (figures: Figures) => adviceOf(figures).trading.number,
  buying: (figures: Figures) => adviceOf(figures).buying.number,
  "buying-from-dealer": (figures: Figures) => adviceOf(figures).buyingFromDealer.number,
  insuring: (figures: Figures) => adviceOf(figures).insuring.number,
} as const satisfies Record<string, (figures: Figures) => number>;

export type PrintedFigure = keyof typeof printedFigures;

export function isPrintedFigure(name: string): name is PrintedFigure {
  return Object.hasOwn(printedFigures, name);
}

function marketOf({ market, cart }: Figures): MarketFigures {
  if (market === null) throw new Error(`No dealer's prices apply to a ${cart.make} ${cart.model}.`);
  return market;
}

function adviceOf({ advice, cart }: Figures): AllAdvice {
  if (advice === null) throw new Error(`There is no advice for a ${cart.make} ${cart.model}.`);
  return advice;
}

function branchesOf(figures: Figures) {
  const { branches } = marketOf(figures).tradeIn;
  if (branches === null) throw new Error("Only lead-acid batteries can pass or fail a load test.");
  return branches;
}
