import { containsModel, patternOf, spellingOf, wordsOf } from "../valuation/model-match.ts";
import type { PricedCart } from "./priced-cart.ts";

/** What an asking price depends on. Effects are in the logarithm of dollars: 0.1 is about 10 %. */
export const featureNames = [
  "base",
  "age",
  "isNew",
  "isRefurbished",
  "seats",
  "seatsUnknown",
  "gas",
  "lithium",
  "batteryUnknown",
  "batteryAge",
  "lifted",
] as const;
export type FeatureName = (typeof featureNames)[number];

export interface MakeEffects {
  readonly effect: number;
  /** By the name of a model family, such as "Precedent". */
  readonly families: Readonly<Record<string, number>>;
}

/** What a fit to listings finds: a typical price for each cart, but not how far it may be off. */
export interface AskingPriceFit {
  readonly newestObservation: string;
  readonly listings: number;
  /** Groups of identical units, each with the weight of one. */
  readonly groupCount: number;
  /** The ages in the listings, in years. */
  readonly ages: { readonly youngest: number; readonly oldest: number };
  /** No running cart is listed for less, however old: the lowest price seen. */
  readonly floorDollars: number;
  readonly effects: Readonly<Record<FeatureName, number>>;
  readonly makes: Readonly<Record<string, MakeEffects>>;
}

/** A model of dealers' asking prices, small enough to be read and reviewed. */
export interface AskingPriceModel extends AskingPriceFit {
  /** 80 % of held-out carts were between these, as logarithms of price over prediction. */
  readonly interval: { readonly low: number; readonly high: number };
}

/** In whole US dollars. */
export interface AskingPriceRange {
  readonly asking: number;
  readonly low: number;
  readonly high: number;
}

/** What dealers ask for such a cart; null for a make or an age that is in no listing. */
export function predictAskingPrice(
  model: AskingPriceModel,
  cart: PricedCart,
): AskingPriceRange | null {
  const priceAt = priceFunction(model, cart);
  if (priceAt === null) return null;
  const { low, high } = model.interval;
  return { asking: priceAt(0), low: priceAt(low), high: priceAt(high) };
}

/** The same without a range, from a fit that has no interval yet. */
export function typicalAskingPrice(fit: AskingPriceFit, cart: PricedCart): number | null {
  return priceFunction(fit, cart)?.(0) ?? null;
}

/** A cart's price in dollars by how far it is, as a logarithm, from the typical one. */
function priceFunction(fit: AskingPriceFit, cart: PricedCart): ((shift: number) => number) | null {
  const { youngest, oldest } = fit.ages;
  const make = findMake(fit, cart.make);
  if (make === undefined || cart.ageYears < youngest || cart.ageYears > oldest) return null;
  const family = findFamily(Object.keys(make.families), cart.model);
  const features = featuresOf(cart);
  const effects = featureNames.map((name) => fit.effects[name] * features[name]);
  const names = make.effect + (family === undefined ? 0 : make.families[family]!);
  const log = effects.reduce((sum, effect) => sum + effect, names);
  return (shift) => Math.max(fit.floorDollars, Math.round(Math.exp(log + shift)));
}

export function featuresOf(cart: PricedCart): Record<FeatureName, number> {
  const { batteryAgeYears, batteryType, powertrain, seats } = cart;
  return {
    base: 1,
    // Each further year costs less than the one before: old carts that run keep a price.
    age: Math.log1p(cart.ageYears),
    isNew: Number(cart.condition === "new"),
    isRefurbished: Number(cart.condition === "refurbished"),
    seats: seats === null ? 0 : Math.log(seats / 4),
    seatsUnknown: Number(seats === null),
    gas: Number(powertrain === "gas"),
    lithium: Number(powertrain === "electric" && batteryType === "lithium"),
    batteryUnknown: Number(powertrain === "electric" && batteryType === null),
    batteryAge:
      powertrain === "gas" || batteryAgeYears === null ? 0 : Math.min(batteryAgeYears, 5) - 1,
    lifted: Number(cart.lifted),
  };
}

/** The longest of these family names that is contained in the model's name. */
export function findFamily(families: readonly string[], model: string): string | undefined {
  const words = wordsOf(model);
  return families
    .toSorted((a, b) => b.length - a.length)
    .find((family) => containsModel(words, patternOf(family)));
}

function findMake({ makes }: AskingPriceFit, name: string): MakeEffects | undefined {
  const spelling = spellingOf(name);
  return Object.entries(makes).find(([make]) => spellingOf(make) === spelling)?.[1];
}
