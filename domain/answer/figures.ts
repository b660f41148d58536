import { type AskingPrice, predictAskingPrice } from "../market/asking-price-model.ts";
import { type ChainPrice, chainPriceOf } from "../market/chain-price.ts";
import { readyCartOf } from "../market/priced-cart.ts";
import {
  type BuiltYears,
  findOtherBuiltYears,
  builtYearsOf,
  nearestBuiltYear,
} from "../catalogue/built-years.ts";
import { type ModelOfOtherMake, findModelOfOtherMake } from "../catalogue/model-of-other-make.ts";
import { type ResolvedModel, resolveModel } from "../catalogue/resolve-model.ts";
import { estimateOf } from "../catalogue/spec-estimate.ts";
import { type TradeIn, tradeInFor } from "../market/trade-in.ts";
import { type NeededWork, neededWork, totalCost } from "../market/work-prices.ts";
import type { Estimate } from "../valuation/estimate.ts";
import type { Cart, Powertrain } from "../cart/cart.ts";
import { type AllAdvice, adviseEveryRole } from "./advice.ts";
import { isPlausibleYear } from "../words/year.ts";
import type { Market } from "./market.ts";

export interface MarketFigures {
  /** Counted from the nearest year in which the model was built. */
  readonly ageYears: number;
  readonly asking: AskingPrice;
  readonly chain: ChainPrice | null;
  readonly work: readonly NeededWork[];
  /** The asking price less the work, but never less than the trade-in. */
  readonly asIs: number;
  readonly tradeIn: TradeIn;
}

interface FormulaFigures {
  readonly cart: Cart;
  readonly year: number;
  /** The product spec's formula, never adjusted. */
  readonly estimate: Estimate;
  readonly modelOfOtherMake: ModelOfOtherMake | null;
  readonly builtInOtherYears: BuiltYears | null;
  readonly builtWithOtherPower: BuiltPower | null;
}

/** A model family that was built with only one kind of power. */
interface BuiltPower {
  readonly make: string;
  readonly name: string;
  readonly powertrain: Powertrain;
}

interface Advised {
  readonly market: MarketFigures;
  readonly advice: AllAdvice;
}

/** Null for both when no dealer's prices apply to the cart. */
interface Unadvised {
  readonly market: null;
  readonly advice: null;
}

export type Figures = FormulaFigures & (Advised | Unadvised);

export function figuresOf(cart: Cart, market: Market, year: number): Figures {
  const estimate = estimateOf(cart, year);
  const resolved = resolveModel(cart.make, cart.model);
  const built = builtYearsOf(resolved);
  const knownCart = withBuiltDetails(cart, resolved);
  const otherYears = findOtherBuiltYears(cart.modelYear, resolved);
  const formula = {
    cart,
    year,
    estimate,
    modelOfOtherMake: findModelOfOtherMake(cart.make, cart.model, resolved),
    builtInOtherYears: otherYears,
    builtWithOtherPower: findOtherBuiltPower(cart.powertrain, resolved),
  };
  const figures = marketFigures(knownCart, { market, year, built, resolved });
  if (figures === null) return { ...formula, market: null, advice: null };
  const wasBuiltThatYear = otherYears === null;
  const advice = adviseEveryRole(figures, {
    cart: knownCart,
    make: resolved.make,
    wasBuiltThatYear,
  });
  return { ...formula, market: figures, advice };
}

/** Null if the model was built with that power, or may have been. */
function findOtherBuiltPower(
  powertrain: Powertrain,
  { family, implied }: ResolvedModel,
): BuiltPower | null {
  if (family === null || implied.powertrain === undefined) return null;
  if (implied.powertrain === powertrain) return null;
  return { make: family.make, name: family.name, powertrain: implied.powertrain };
}

interface Context {
  readonly market: Market;
  readonly year: number;
  readonly built: BuiltYears | null;
  readonly resolved: ResolvedModel;
}

function marketFigures(
  cart: Cart,
  { market, year, built, resolved }: Context,
): MarketFigures | null {
  if (!isPlausibleYear(cart.modelYear, year) || !hasMarket(resolved, market)) return null;
  const ageYears = Math.max(
    0,
    year - (built === null ? cart.modelYear : nearestBuiltYear(cart.modelYear, built)),
  );
  const ready = readyCartOf(cart, ageYears, resolved);
  const asking = predictAskingPrice(market.prices, ready);
  const work = neededWork(cart, ageYears);
  const tradeIn = tradeInFor(cart, { ageYears, asking: asking.asking });
  return {
    ageYears,
    asking,
    chain: chainPriceOf(market.prices, ready),
    work,
    tradeIn,
    asIs: Math.max(tradeIn.middle, Math.round(asking.asking - totalCost(work))),
  };
}

/** A make that nobody lists uses the other makes’ prices, but only if it builds golf carts. */
function hasMarket({ make }: ResolvedModel, { prices, golfMakes }: Market): boolean {
  return Object.hasOwn(prices.makes, make) || golfMakes.includes(make);
}

/** A model that was only ever built with lithium or with a lift has that, even if nobody says so. */
function withBuiltDetails(cart: Cart, { implied }: ResolvedModel): Cart {
  return {
    ...cart,
    batteryType: cart.batteryType ?? implied.batteryType ?? null,
    lifted: cart.lifted || implied.lifted === true,
  };
}
