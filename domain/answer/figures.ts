import { type AskingPrice, predictAskingPrice } from "../market/asking-price-model.ts";
import { listedNames } from "../market/listed-names.ts";
import { readyCart } from "../market/priced-cart.ts";
import { appraise } from "../catalogue/site-prices.ts";
import { type TradeIn, tradeInFor } from "../market/trade-in.ts";
import { type NeededWork, neededWork, totalCost } from "../market/work-prices.ts";
import type { Appraisal } from "../valuation/appraise.ts";
import type { Cart } from "../valuation/cart.ts";
import { containsModel, patternOf, spellingOf, wordsOf } from "../valuation/model-match.ts";
import { type AllAdvice, adviseAll } from "./advice.ts";
import type { BuiltModel, Market } from "./market.ts";

/** What dealers' prices say of a cart. In whole US dollars. */
export interface MarketFigures {
  /** The age that the prices are for: that of the nearest year in which the model was built. */
  readonly ageYears: number;
  /** What a typical dealer asks for a cart like it, made ready to sell. */
  readonly asking: AskingPrice;
  /** What this cart needs to be ready. */
  readonly work: readonly NeededWork[];
  /** The asking price less the work, but never less than a trade-in: the cart as it stands. */
  readonly asIs: number;
  readonly tradeIn: TradeIn;
}

/** Every figure that any page, program, or file shows for a cart, from one call. */
export interface Figures {
  readonly cart: Cart;
  /** The calendar year that the cart is valued in. */
  readonly year: number;
  /** The product spec's formula. Nothing adjusts it. */
  readonly estimate: Appraisal;
  /** Null where no dealer's prices apply to the cart. */
  readonly market: MarketFigures | null;
  readonly advice: AllAdvice | null;
  /** The cart's model, if it wasn't built in the cart's year. */
  readonly notBuiltThen: BuiltModel | null;
}

/** The first year that a cart may be of, and how many years ahead of the calendar. */
const plausibleYears = { first: 1950, ahead: 1 };

/** A cart's figures in a calendar year. */
export function figuresOf(cart: Cart, market: Market, year: number): Figures {
  const estimate = appraise(cart, year);
  const built = builtModelOf(cart, market.models);
  const notBuiltThen = built !== null && builtYear(cart, built) !== cart.modelYear ? built : null;
  const known = withKnownBatteries(cart, built);
  const figures = marketFigures(known, { market, year, built });
  return {
    cart,
    year,
    estimate,
    notBuiltThen,
    market: figures,
    advice: figures && adviseAll(figures, { cart: known, isBuiltThen: notBuiltThen === null }),
  };
}

interface Context {
  readonly market: Market;
  readonly year: number;
  readonly built: BuiltModel | null;
}

function marketFigures(cart: Cart, { market, year, built }: Context): MarketFigures | null {
  if (cart.modelYear < plausibleYears.first || cart.modelYear > year + plausibleYears.ahead) {
    return null;
  }
  if (!hasMarket(cart, market)) return null;
  const ageYears = Math.max(0, year - (built === null ? cart.modelYear : builtYear(cart, built)));
  const asking = predictAskingPrice(market.prices, readyCart(cart, ageYears));
  const work = neededWork(cart);
  const tradeIn = tradeInFor(cart, { ageYears, asking: asking.asking });
  return {
    ageYears,
    asking,
    work,
    tradeIn,
    asIs: Math.max(tradeIn.middle, Math.round(asking.asking - totalCost(work))),
  };
}

/** A make that dealers list, or one that makes the same kind of cart. */
function hasMarket({ make, model }: Cart, { prices, golfMakes }: Market): boolean {
  if (listedNames(prices.makes, { make, model }) !== null) return true;
  return golfMakes.some((each) => spellingOf(each) === spellingOf(make));
}

/** The record of a cart's model; null for a model that has none. */
function builtModelOf({ make, model }: Cart, models: readonly BuiltModel[]): BuiltModel | null {
  const words = wordsOf(model);
  const named = models
    .filter((each) => spellingOf(each.make) === spellingOf(make))
    .flatMap((each) => each.names.map((name) => ({ each, name })))
    .filter(({ name }) => containsModel(words, patternOf(name)))
    .toSorted((a, b) => b.name.length - a.name.length);
  return named[0]?.each ?? null;
}

/** The year nearest to a cart's in which its model was built. */
function builtYear({ modelYear }: Cart, { from, to }: BuiltModel): number {
  return Math.max(from, Math.min(to ?? modelYear, modelYear));
}

/** A model that was only ever built with lithium has lithium, even if nobody says so. */
function withKnownBatteries(cart: Cart, built: BuiltModel | null): Cart {
  const drives = built?.drives.filter((drive) => drive !== "gas") ?? [];
  const isOnlyLithium = drives.length === 1 && drives[0] === "lithium";
  if (cart.batteryType !== null || !isOnlyLithium) return cart;
  return { ...cart, batteryType: "lithium" };
}
