import { findFamily, isLiftedName, listedNames } from "./listed-names.ts";
import type { PricedCart } from "./priced-cart.ts";

/** The model of asking prices. Effects are in the logarithm of dollars: 0.1 is about 10%. */
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
  "lifted",
  "gasAge",
  "lithiumAge",
  "liftedAge",
] as const;
export type FeatureName = (typeof featureNames)[number];

/** A feature's effect on a make's carts, or a family's, beyond its effect on all. */
export type Effects = Readonly<Partial<Record<FeatureName, number>>>;

/** Units that one dealer listed at one age: `[ageYears, dealer, groups]`, the dealer by its place in the list. */
type Sighting = readonly [ageYears: number, dealer: number, groups: number];

/** A model family, such as "Precedent", and what of it is in the listings. */
export interface FamilyEffects {
  readonly effects: Effects;
  /** How many listed carts it has. */
  readonly listings: number;
  readonly seen: readonly Sighting[];
  /** Retail prices of new ones, in whole US dollars. */
  readonly newPrices: readonly NewPrice[];
}

export interface NewPrice {
  readonly seats: number;
  readonly power: Power;
  readonly price: number;
}

/** What moves a cart, as far as the price of a new one depends on it. */
type Power = "gas" | "lead-acid" | "lithium";

/** A retail price of a new cart of a model that is in no listing. */
interface UnlistedPrice extends NewPrice {
  readonly model: string;
}

export interface MakeEffects {
  readonly effects: Effects;
  readonly unlistedPrices?: readonly UnlistedPrice[];
  readonly families: Readonly<Record<string, FamilyEffects>>;
}

interface AgeRange {
  readonly youngest: number;
  readonly oldest: number;
}

/** The result of a fit to listings: a typical price for each cart, but not how far it may be off. */
export interface AskingPriceFit {
  readonly newestObservation: string;
  readonly listings: number;
  /** Configurations at one price of one dealer, however many units there are of each. */
  readonly groupCount: number;
  /** The ages in the listings, in years. */
  readonly ages: AgeRange;
  /** No running cart is listed for less, however old: the lowest price seen. */
  readonly floorDollars: number;
  /** How far each dealer's prices are from a typical dealer's; a dealer is named as `dealerOf` does. */
  readonly dealers: readonly { readonly name: string; readonly effect: number }[];
  readonly effects: Readonly<Record<FeatureName, number>>;
  readonly makes: Readonly<Record<string, MakeEffects>>;
}

/**
 * How well the listings cover a cart: its family often at about its age, its family otherwise, its
 * make alone, or other makes alone.
 */
export const supports = ["family", "thinFamily", "make", "otherMakes"] as const;
export type Support = (typeof supports)[number];

/** 80% of held-out carts were between these, as logarithms of price over prediction. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A model of dealers' asking prices, small enough to be read and reviewed. */
export interface AskingPriceModel extends AskingPriceFit {
  readonly intervals: Readonly<Record<Support, Interval>>;
}

/** Errors in percent of the asking price: the median's size, and the median with its sign. */
export interface MeasuredError {
  readonly typicalPct: number;
  /** Below zero: more often too low. */
  readonly signedPct: number;
}

/** A model with how far it is from dealers' prices that it was not fitted to, and the formula too. */
export interface JudgedModel extends AskingPriceModel {
  readonly errors: {
    /** Each small dealer's carts, by a fit without that dealer. */
    readonly unseenDealers: MeasuredError & { readonly interval: Interval };
    /** Held-out carts of all dealers, each with its own dealer's effect; nearly all are the chain's. */
    readonly unseenCarts: MeasuredError;
    readonly formula: MeasuredError;
  };
}

interface DollarRange {
  readonly low: number;
  readonly high: number;
}

/** What a typical dealer asks for a cart made ready to sell. In whole US dollars. */
export interface AskingPrice extends DollarRange {
  readonly asking: number;
  readonly support: Support;
  /** The dealers that listed the family at about the cart's age, as `dealerOf` names them. */
  readonly dealers: readonly string[];
  /** True if the cart is younger or older than what is listed, and no price of a new one helps. */
  readonly isBeyondListings: boolean;
}

/** A cart is about as old as another if their ages differ by no more. */
const aboutYears = 2;
/** With at least this many groups of a family near a cart's age, it counts as often listed. */
const oftenGroups = 5;
/** A used cart is listed for at most this share of the price of a new one. */
const mostOfNew = 0.95;

/** A typical dealer's price for a cart, or that of a dealer by its name. */
export function predictAskingPrice(
  model: AskingPriceModel,
  cart: PricedCart,
  dealer?: string,
): AskingPrice {
  const curve = curveOf(model, cart, dealer);
  const { asking, sightings, support, isBeyondListings } = priceOn(curve, cart.ageYears);
  const { low, high } = model.intervals[support];
  const dollars = (shift: number) =>
    Math.max(model.floorDollars, Math.round(asking * Math.exp(shift)));
  const places = new Set(sightings.map(([, place]) => place));
  return {
    asking: dollars(0),
    low: dollars(low),
    high: dollars(high),
    support,
    dealers: [...places].map((place) => model.dealers[place]!.name),
    isBeyondListings,
  };
}

/** The typical asking price from a fit that has no intervals yet. */
export function typicalAskingPrice(
  fit: AskingPriceFit,
  cart: PricedCart,
  dealer?: string,
): { readonly asking: number; readonly support: Support } {
  const { asking, support } = priceOn(curveOf(fit, cart, dealer), cart.ageYears);
  return { asking: Math.max(fit.floorDollars, Math.round(asking)), support };
}

/** A cart's price at each age, and what it rests on. */
interface Curve {
  /** In dollars, not rounded, by the effects alone. */
  readonly raw: (ageYears: number) => number;
  readonly family: FamilyEffects | null;
  readonly support: "make" | "otherMakes";
  readonly ages: AgeRange;
  /** The lowest price of a new one; null if none is known. */
  readonly whenNew: number | null;
}

function curveOf(fit: AskingPriceFit, cart: PricedCart, dealer: string | undefined): Curve {
  const names = listedNames(fit.makes, cart);
  const make = names && fit.makes[names.make]!;
  const family = names?.family == null ? null : make!.families[names.family]!;
  const effects = effectsOf(fit, make, family);
  const lifted = cart.lifted || isLiftedName(cart);
  const ofDealer = fit.dealers.find(({ name }) => name === dealer)?.effect ?? 0;
  const seen = family === null ? sightingsIn(make) : family.seen;
  return {
    raw: (ageYears) => Math.exp(ofDealer + logPrice(effects, { ...cart, lifted, ageYears })),
    family,
    support: make === null ? "otherMakes" : "make",
    ages: seen.length === 0 ? fit.ages : agesIn(seen),
    whenNew: priceWhenNew(family?.newPrices ?? unlistedPrices(names?.make, make, cart), cart),
  };
}

const sightingsIn = (make: MakeEffects | null) =>
  make === null ? [] : Object.values(make.families).flatMap(({ seen }) => seen);

function agesIn(seen: readonly Sighting[]): AgeRange {
  const ages = seen.map(([age]) => age);
  return { youngest: Math.min(...ages), oldest: Math.max(...ages) };
}

/** Of the models that no dealer lists, those of the one that the cart's text names. */
function unlistedPrices(
  name: string | undefined,
  make: MakeEffects | null,
  cart: PricedCart,
): readonly NewPrice[] {
  const prices = make?.unlistedPrices ?? [];
  const models = prices.map(({ model }) => model);
  const named = name === undefined ? undefined : findFamily(name, models, cart.model);
  return prices.filter(({ model }) => model === named);
}

function priceWhenNew(newPrices: readonly NewPrice[], cart: PricedCart): number | null {
  const power = cart.powertrain === "gas" ? "gas" : (cart.batteryType ?? "lead-acid");
  const prices = newPrices
    .filter((each) => each.power === power && each.seats === cart.seats)
    .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

function priceOn({ raw, family, support, ages, whenNew }: Curve, ageYears: number) {
  const { youngest, oldest } = ages;
  const most = whenNew === null ? Infinity : mostOfNew * whenNew;
  const listed = Math.min(most, raw(youngest));
  // Between the price of a new one and the youngest listing, the price falls by the same share each year.
  const isTied = whenNew !== null && most > raw(youngest);
  const young = (age: number) => (isTied ? most * (listed / most) ** (age / youngest) : raw(age));
  const at = (age: number) => Math.min(most, age < youngest ? young(age) : raw(age));
  // A cart never gains value with age, whatever a few listings of one kind seem to say.
  const years = Array.from({ length: Math.min(ageYears, oldest) + 1 }, (_, age) => age);
  const asking = Math.min(...years.map(at));
  const sightings = family === null ? [] : family.seen.filter(isAbout(ageYears));
  const groups = sightings.reduce((sum, [, , count]) => sum + count, 0);
  const isOften = groups >= oftenGroups;
  return {
    asking,
    sightings,
    support: family === null ? support : isOften ? ("family" as const) : ("thinFamily" as const),
    isBeyondListings: ageYears > oldest || (ageYears < youngest && !isTied),
  };
}

const isAbout =
  (ageYears: number) =>
  ([age]: Sighting) =>
    Math.abs(age - ageYears) <= aboutYears;

/** A cart's effects, its make's and its family's included. */
export function effectsFor(fit: AskingPriceFit, cart: PricedCart): Record<FeatureName, number> {
  const names = listedNames(fit.makes, cart);
  const make = names && fit.makes[names.make]!;
  return effectsOf(fit, make, names?.family == null ? null : make!.families[names.family]!);
}

/** For a model that is in no listing, the mean of its make's families, each by its listings. */
function effectsOf(
  fit: AskingPriceFit,
  make: MakeEffects | null,
  family: FamilyEffects | null,
): Record<FeatureName, number> {
  const sums: Record<FeatureName, number> = { ...fit.effects };
  if (make === null) return sums;
  const families = family === null ? Object.values(make.families) : [family];
  const all = families.reduce((sum, { listings }) => sum + listings, 0);
  for (const name of featureNames) {
    sums[name] += make.effects[name] ?? 0;
    for (const { effects, listings } of families) {
      sums[name] += ((effects[name] ?? 0) * listings) / all;
    }
  }
  return sums;
}

function logPrice(effects: Readonly<Record<FeatureName, number>>, cart: PricedCart): number {
  const features = featuresOf(cart);
  const part = (...names: FeatureName[]) =>
    names.reduce((sum, name) => sum + effects[name] * features[name], 0);
  return (
    part("base", "isNew", "isRefurbished", "seats", "seatsUnknown", "batteryUnknown") +
    part("age", "gas", "gasAge") +
    // Neither lithium nor a lift makes a cart cheaper, whatever a few listings of one kind seem to say.
    Math.max(0, part("lithium", "lithiumAge")) +
    Math.max(0, part("lifted", "liftedAge"))
  );
}

/**
 * Each further year costs less than the one before: old carts that run keep a price. Zero at six
 * years, so that the other effects are those of a cart of the age that is listed most.
 */
function ageScale(ageYears: number): number {
  return Math.log((1 + ageYears) / 7);
}

export function featuresOf(cart: PricedCart): Record<FeatureName, number> {
  const { batteryType, powertrain, seats } = cart;
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
    lifted,
    gasAge: gas * age,
    lithiumAge: lithium * age,
    liftedAge: lifted * age,
  };
}
