import { listedNames } from "./listed-names.ts";
import type { PricedCart } from "./priced-cart.ts";

/** The model of asking prices. Effects are in the logarithm of dollars: 0.1 is about 10 %. */
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
  "gasAge",
  "lithiumAge",
  "liftedAge",
] as const;
export type FeatureName = (typeof featureNames)[number];

/** The features that do not grow with age. */
const levelFeatures = featureNames.filter(
  (name) => !["age", "gasAge", "lithiumAge", "liftedAge"].includes(name),
);

/** A feature's effect on a make's carts, or a family's, beyond its effect on all. */
export type Effects = Readonly<Partial<Record<FeatureName, number>>>;

/** A model family, such as "Precedent", and what of it is in the listings. */
export interface FamilyEffects {
  readonly effects: Effects;
  readonly groupCount: number;
  /** The ages listed, in years. */
  readonly ages: AgeRange;
}

export interface MakeEffects {
  readonly effects: Effects;
  readonly families: Readonly<Record<string, FamilyEffects>>;
}

interface AgeRange {
  readonly youngest: number;
  readonly oldest: number;
}

/**
 * The result of a fit to listings: a typical price for each cart, but not how far it may be off.
 */
export interface AskingPriceFit {
  readonly newestObservation: string;
  readonly listings: number;
  /** Configurations at one price of one dealer, however many units there are of each. */
  readonly groupCount: number;
  /** The ages in the listings, in years. */
  readonly ages: AgeRange;
  /** No running cart is listed for less, however old: the lowest price seen. */
  readonly floorDollars: number;
  /** Those with enough listings to be known, as `dealerOf` names them. */
  readonly dealers: readonly string[];
  readonly effects: Readonly<Record<FeatureName, number>>;
  readonly makes: Readonly<Record<string, MakeEffects>>;
}

/** How well the listings cover a cart: its family often and at its age, seldom, or its make alone. */
export const supports = ["family", "thinFamily", "make"] as const;
export type Support = (typeof supports)[number];

/** 80 % of held-out carts of known dealers were between these, as logarithms of price over prediction. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A model of dealers' asking prices, small enough to be read and reviewed. */
export interface AskingPriceModel extends AskingPriceFit {
  readonly intervals: Readonly<Record<Support, Interval>>;
}

/** A model with how far it is from dealers' prices that it was not fitted to, and the formula too. */
export interface JudgedModel extends AskingPriceModel {
  /** The median error in percent of the asking price. */
  readonly typicalErrorPct: {
    /** At a dealer that the model has not seen. */
    readonly dealers: number;
    readonly knownDealers: number;
    readonly formula: number;
  };
}

/**
 * How far a dealer that nobody has seen may be from the typical price, as a logarithm. Dealers asked
 * $1,375 to $4,495 for a 2007 Precedent (a dealer's study, verypages.com/articles_cd4tha.html, read
 * in November 2026): 1.81 times the middle, and as far below it.
 */
const anyDealerSpread = Math.log(4495 / 1375) / 2;

interface DollarRange {
  readonly low: number;
  readonly high: number;
}

/** In whole US dollars. The range is of dealers like those listed; others may ask less or more. */
export interface AskingPriceRange extends DollarRange {
  readonly asking: number;
  readonly support: Support;
  /** The range for a dealer that is in no listing: never narrower than the range. */
  readonly anyDealer: DollarRange;
}

/** Dealers' price for such a cart; null for a make or an age that is in no listing. */
export function predictAskingPrice(
  model: AskingPriceModel,
  cart: PricedCart,
): AskingPriceRange | null {
  const names = namesOf(model, cart);
  if (names === null) return null;
  const support = supportOf(names, cart);
  const { low, high } = model.intervals[support];
  const priceAt = priceFunction(model, names, cart);
  return {
    asking: priceAt(0),
    low: priceAt(low),
    high: priceAt(high),
    support,
    anyDealer: {
      low: priceAt(Math.min(low, -anyDealerSpread)),
      high: priceAt(Math.max(high, anyDealerSpread)),
    },
  };
}

/** The same without a range, from a fit that has no intervals yet. */
export function typicalAskingPrice(fit: AskingPriceFit, cart: PricedCart): number | null {
  const names = namesOf(fit, cart);
  return names === null ? null : priceFunction(fit, names, cart)(0);
}

/** How well the listings of a fit cover a cart; null where there is no evidence. */
export function supportFor(fit: AskingPriceFit, cart: PricedCart): Support | null {
  const names = namesOf(fit, cart);
  return names === null ? null : supportOf(names, cart);
}

/** A cart's effects, its make's and its family's included. */
export function effectsFor(fit: AskingPriceFit, cart: PricedCart): Record<FeatureName, number> {
  return effectsOf(fit, namesOf(fit, cart));
}

interface Names {
  readonly make: MakeEffects;
  readonly family: FamilyEffects | undefined;
}

function namesOf(fit: AskingPriceFit, cart: PricedCart): Names | null {
  const { youngest, oldest } = fit.ages;
  if (cart.ageYears < youngest || cart.ageYears > oldest) return null;
  const names = listedNames(fit.makes, cart);
  if (names === null) return null;
  const make = fit.makes[names.make]!;
  return { make, family: names.family === null ? undefined : make.families[names.family] };
}

/** Fewer groups of a family are a thin base for a figure. */
const manyGroups = 8;

function supportOf({ family }: Names, { ageYears }: PricedCart): Support {
  if (family === undefined) return "make";
  const { youngest, oldest } = family.ages;
  const isListedAge = ageYears >= youngest && ageYears <= oldest;
  return isListedAge && family.groupCount >= manyGroups ? "family" : "thinFamily";
}

function effectsOf(fit: AskingPriceFit, names: Names | null): Record<FeatureName, number> {
  const sums = { ...fit.effects };
  for (const more of [names?.make.effects, names?.family?.effects]) {
    for (const name of featureNames) sums[name] += more?.[name] ?? 0;
  }
  return sums;
}

/** A cart's price in dollars by how far it is, as a logarithm, from the typical one. */
function priceFunction(
  fit: AskingPriceFit,
  names: Names,
  cart: PricedCart,
): (shift: number) => number {
  const effects = effectsOf(fit, names);
  const features = featuresOf(cart);
  const { gas, lithium, lifted } = features;
  const aging =
    effects.age + gas * effects.gasAge + lithium * effects.lithiumAge + lifted * effects.liftedAge;
  const level = levelFeatures.reduce((sum, name) => sum + effects[name] * features[name], 0);
  // A cart never gains value with age, whatever a few listings of one kind seem to say.
  const log = level + Math.min(0, aging) * features.age;
  return (shift) => Math.max(fit.floorDollars, Math.round(Math.exp(log + shift)));
}

/**
 * Each further year costs less than the one before: old carts that run keep a price. Zero at six
 * years, so that the other effects are those of a cart of the age that is listed most.
 */
function ageScale(ageYears: number): number {
  return Math.log((1 + ageYears) / 7);
}

export function featuresOf(cart: PricedCart): Record<FeatureName, number> {
  const { batteryAgeYears, batteryType, powertrain, seats } = cart;
  const age = ageScale(cart.ageYears);
  const gas = Number(powertrain === "gas");
  const lithium = Number(powertrain === "electric" && batteryType === "lithium");
  const lifted = Number(cart.lifted);
  return {
    base: 1,
    age,
    isNew: Number(cart.condition === "new"),
    isRefurbished: Number(cart.condition === "refurbished"),
    seats: seats === null ? 0 : Math.log(seats / 4),
    seatsUnknown: Number(seats === null),
    gas,
    lithium,
    batteryUnknown: Number(powertrain === "electric" && batteryType === null),
    batteryAge:
      powertrain === "gas" || batteryAgeYears === null ? 0 : Math.min(batteryAgeYears, 5) - 1,
    lifted,
    gasAge: gas * age,
    lithiumAge: lithium * age,
    liftedAge: lifted * age,
  };
}
