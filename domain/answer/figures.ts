import { type AskingPrice, predictAskingPrice } from "../market/asking-price-model.ts";
import { listedNames } from "../market/listed-names.ts";
import { asReadyToSell } from "../market/priced-cart.ts";
import { appraise } from "../catalogue/site-prices.ts";
import { type TradeIn, tradeInFor } from "../market/trade-in.ts";
import { type NeededWork, neededWork, totalCost } from "../market/work-prices.ts";
import type { Appraisal } from "../valuation/appraise.ts";
import type { Cart } from "../valuation/cart.ts";
import { containsModel, patternOf, spellingOf, wordsOf } from "../valuation/model-match.ts";
import { type AllAdvice, adviseAll } from "./advice.ts";
import { isPlausibleYear } from "../cart/year.ts";
import type { BuiltModel, Market } from "./market.ts";

export interface MarketFigures {
  /** Counted from the nearest year in which the model was built. */
  readonly ageYears: number;
  readonly asking: AskingPrice;
  readonly work: readonly NeededWork[];
  /** The asking price less the work, but never less than the trade-in. */
  readonly asIs: number;
  readonly tradeIn: TradeIn;
}

export interface Figures {
  readonly cart: Cart;
  readonly year: number;
  /** The product spec's formula, never adjusted. */
  readonly estimate: Appraisal;
  /** Null, like the advice, when no dealer's prices apply to the cart. */
  readonly market: MarketFigures | null;
  readonly advice: AllAdvice | null;
  readonly builtInOtherYears: BuiltModel | null;
}

export function figuresOf(cart: Cart, market: Market, year: number): Figures {
  const estimate = appraise(cart, year);
  const built = findBuiltModel(cart, market.models);
  const builtInOtherYears =
    built !== null && nearestBuiltYear(cart, built) !== cart.modelYear ? built : null;
  const knownCart = withKnownBatteries(cart, built);
  const figures = marketFigures(knownCart, { market, year, built });
  return {
    cart,
    year,
    estimate,
    builtInOtherYears,
    market: figures,
    advice:
      figures && adviseAll(figures, { cart: knownCart, isBuiltThen: builtInOtherYears === null }),
  };
}

interface Context {
  readonly market: Market;
  readonly year: number;
  readonly built: BuiltModel | null;
}

function marketFigures(cart: Cart, { market, year, built }: Context): MarketFigures | null {
  if (!isPlausibleYear(cart.modelYear, year) || !hasMarket(cart, market)) return null;
  const ageYears = Math.max(
    0,
    year - (built === null ? cart.modelYear : nearestBuiltYear(cart, built)),
  );
  const asking = predictAskingPrice(market.prices, asReadyToSell(cart, ageYears));
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

/** An unlisted make uses the other makes’ prices, if it makes golf carts. */
function hasMarket({ make, model }: Cart, { prices, golfMakes }: Market): boolean {
  if (listedNames(prices.makes, { make, model }) !== null) return true;
  return golfMakes.some((each) => spellingOf(each) === spellingOf(make));
}

function findBuiltModel({ make, model }: Cart, models: readonly BuiltModel[]): BuiltModel | null {
  const words = wordsOf(model);
  const named = models
    .filter((record) => spellingOf(record.make) === spellingOf(make))
    .flatMap((record) => record.names.map((name) => ({ record, name })))
    .filter(({ name }) => containsModel(words, patternOf(name)))
    .toSorted((a, b) => b.name.length - a.name.length);
  return named[0]?.record ?? null;
}

function nearestBuiltYear({ modelYear }: Cart, { from, to }: BuiltModel): number {
  return Math.max(from, Math.min(to ?? modelYear, modelYear));
}

/** A model that was only ever built with lithium has lithium, even if nobody says so. */
function withKnownBatteries(cart: Cart, built: BuiltModel | null): Cart {
  const drives = built?.drives.filter((drive) => drive !== "gas") ?? [];
  const isOnlyLithium = drives.length === 1 && drives[0] === "lithium";
  if (cart.batteryType !== null || !isOnlyLithium) return cart;
  return { ...cart, batteryType: "lithium" };
}
