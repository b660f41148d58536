// Tested in ../../server/api/value-api.test.ts.
import { type Figures, type MarketFigures, figuresOf } from "../answer/figures.ts";
import type { Advice, AllAdvice } from "../answer/advice.ts";
import { cartDoubt } from "../answer/cart-doubt.ts";
import type { BuiltYears } from "../catalogue/built-years.ts";
import type { MeasuredError } from "../market/asking-price-model.ts";
import { nameOfDealer } from "../market/dealer.ts";
import { siteMarket } from "../answer/site-market.ts";
import type { TradeIn } from "../market/trade-in.ts";
import type { NeededWork } from "../market/work-prices.ts";
import type { Estimate } from "../valuation/estimate.ts";
import type { Cart } from "../cart/cart.ts";
import { stepName } from "../valuation/step-name.ts";
import { cartOf, sourcesOf } from "../details/details.ts";
import * as v from "valibot";
import {
  type RequestedCart,
  detailsOfRequest,
  parametersOf,
  readCart,
  sourcesSchema,
} from "./cart-schema.ts";
import type { Evidence, Value } from "./value-schema.ts";

const { prices } = siteMarket;

export const evidence: Evidence = {
  version: `${prices.newestObservation}-${checksum(JSON.stringify(prices))}`,
  listings: prices.listings,
  newest: prices.newestObservation,
  errors: {
    unseenDealers: errorOf(prices.errors.unseenDealers),
    unseenCarts: errorOf(prices.errors.unseenCarts),
    formula: errorOf(prices.errors.formula),
  },
};

function errorOf({ typicalPct, signedPct }: MeasuredError): MeasuredError {
  return { typicalPct, signedPct };
}

/** The same figures that a visitor sees. */
export function requestedFigures(requested: RequestedCart, asOfYear: number): Figures {
  return figuresOf(readCart(requested), siteMarket, asOfYear);
}

export function valueOf(requested: RequestedCart, asOfYear: number): Value {
  const details = detailsOfRequest(requested);
  const figures = figuresOf(cartOf(details)!, siteMarket, asOfYear);
  const { cart, estimate, market, advice, builtInOtherYears } = figures;
  return {
    cart: parametersOf(cart),
    sources: v.parse(sourcesSchema, sourcesOf(details)),
    asOfYear,
    estimate: reportedEstimate(cart, estimate),
    dealers: market && dealersOf(market),
    work: market && market.work.map(workOf),
    asIs: market && market.asIs,
    tradeIn: market && tradeInOf(market.tradeIn),
    advice: advice && allAdviceOf(advice),
    builtInOtherYears: builtInOtherYears && builtYearsOf(builtInOtherYears),
    doubt: cartDoubt(figures),
  };
}

function reportedEstimate(cart: Cart, estimate: Estimate): Value["estimate"] {
  const { value, low, high, ageYears, base, steps } = estimate;
  return {
    value,
    low,
    high,
    tradeIn: low,
    ageYears,
    base,
    lines: steps.map((step) => ({
      id: step.id,
      label: stepName(step, cart, estimate),
      factor: step.twentieths === null ? null : step.twentieths / 20,
      amount: step.amount,
      running: step.running,
    })),
  };
}

type Given<Name extends keyof Value> = NonNullable<Value[Name]>;

export function dealersOf({
  asking: { asking, low, high, support, dealers },
  chain,
}: Pick<MarketFigures, "asking" | "chain">): Given<"dealers"> {
  return { asking, low, high, support, dealers: dealers.map(nameOfDealer), chain };
}

function workOf({ id, name, share, cost }: NeededWork): Given<"work">[number] {
  return { id, name, share, cost: Math.round(cost) };
}

function tradeInOf({ middle, low, high, branches }: TradeIn): Given<"tradeIn"> {
  return { middle, low, high, ...(branches !== null && { branches }) };
}

function allAdviceOf(advice: AllAdvice): Given<"advice"> {
  return {
    selling: adviceOf(advice.selling),
    trading: adviceOf(advice.trading),
    buying: adviceOf(advice.buying),
    buyingFromDealer: adviceOf(advice.buyingFromDealer),
    insuring: adviceOf(advice.insuring),
  };
}

function adviceOf({ reasons, ...rest }: Advice): Given<"advice">["selling"] {
  return { ...rest, reasons: [...reasons] };
}

function builtYearsOf({ make, name, from, to }: BuiltYears): Given<"builtInOtherYears"> {
  return { make, name, from, to };
}

/** FNV-1a in 32 bits, as eight letters and digits. */
function checksum(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (const character of text) sum = Math.imul(sum ^ character.codePointAt(0)!, 0x01_00_01_93);
  return (sum >>> 0).toString(16).padStart(8, "0");
}
