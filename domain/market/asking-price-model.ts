import { containsModel, patternOf, wordsOf } from "../words/model-match.ts";
import type { PricedCart } from "./priced-cart.ts";

/** Effects are in the logarithm of dollars: 0.1 is about 10%. */
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

export type Effects = Readonly<Partial<Record<FeatureName, number>>>;

/** The dealer is an index into `dealers`. `groups` counts configurations at one price. */
type Sighting = readonly [ageYears: number, dealer: number, groups: number];

export interface FamilyEffects {
  readonly effects: Effects;
  readonly listings: number;
  readonly seen: readonly Sighting[];
  readonly newPrices: readonly NewPrice[];
}

export interface NewPrice {
  readonly seats: number;
  readonly power: Power;
  readonly price: number;
}

type Power = "gas" | "lead-acid" | "lithium";

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

export interface AskingPriceFit {
  readonly newestObservation: string;
  readonly listings: number;
  /** Configurations at one price of one dealer, however many units each has. */
  readonly groupCount: number;
  readonly ages: AgeRange;
  /** The lowest price seen. No running cart is listed for less, however old. */
  readonly floorDollars: number;
  /** How far each dealer's prices are from a typical dealer's. Names are from `dealerOf`. */
  readonly dealers: readonly { readonly name: string; readonly effect: number }[];
  readonly effects: Readonly<Record<FeatureName, number>>;
  readonly makes: Readonly<Record<string, MakeEffects>>;
}

/**
 * The family often at about the cart's age, the family seldom, only the make, or only other makes.
 */
export const supports = ["family", "thinFamily", "make", "otherMakes"] as const;
export type Support = (typeof supports)[number];

/** 80% of held-out carts were between these logarithms of price over prediction. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface AskingPriceModel extends AskingPriceFit {
  readonly intervals: Readonly<Record<Support, Interval>>;
}

/** In percent of the asking price: the median size, and the median with its sign. */
export interface MeasuredError {
  readonly typicalPct: number;
  /** Below zero if predictions are more often too low. */
  readonly signedPct: number;
}

export interface JudgedModel extends AskingPriceModel {
  readonly errors: {
    /** Each small dealer's carts, predicted by a fit without that dealer. */
    readonly unseenDealers: MeasuredError & { readonly interval: Interval };
    /** Held-out carts with their own dealer's effect; nearly all are one chain's. */
    readonly unseenCarts: MeasuredError;
    readonly formula: MeasuredError;
  };
}

interface DollarRange {
  readonly low: number;
  readonly high: number;
}

/** For a cart made ready to sell, in whole US dollars. */
export interface AskingPrice extends DollarRange {
  readonly asking: number;
  readonly support: Support;
  /** Dealers that listed the family at about the cart's age, named as by `dealerOf`. */
  readonly dealers: readonly string[];
  /** The cart is younger or older than any listed one, and no price of a new one helps. */
  readonly isBeyondListings: boolean;
}

const nearbyYears = 2;
const minGroupsForOften = 5;
const maxShareOfNew = 0.95;

/** A typical dealer's price, or the named dealer's. */
export function predictAskingPrice(
  model: AskingPriceModel,
  cart: PricedCart,
  dealer?: string,
): AskingPrice {
  const curve = priceCurve(model, cart, dealer);
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

export function typicalAskingPrice(
  fit: AskingPriceFit,
  cart: PricedCart,
  dealer?: string,
): { readonly asking: number; readonly support: Support } {
  const { asking, support } = priceOn(priceCurve(fit, cart, dealer), cart.ageYears);
  return { asking: Math.max(fit.floorDollars, Math.round(asking)), support };
}

interface Curve {
  /** In dollars, not rounded or capped. */
  readonly raw: (ageYears: number) => number;
  readonly family: FamilyEffects | null;
  readonly support: "make" | "otherMakes";
  readonly ages: AgeRange;
  readonly whenNew: number | null;
}

function priceCurve(fit: AskingPriceFit, cart: PricedCart, dealer: string | undefined): Curve {
  const { make, family } = listedEffects(fit, cart);
  const effects = sumEffects(fit, make, family);
  const dealerEffect = fit.dealers.find(({ name }) => name === dealer)?.effect ?? 0;
  const seen = family === null ? sightingsIn(make) : family.seen;
  return {
    raw: (ageYears) => Math.exp(dealerEffect + logPrice(effects, { ...cart, ageYears })),
    family,
    support: make === null ? "otherMakes" : "make",
    ages: seen.length === 0 ? fit.ages : agesIn(seen),
    whenNew: priceWhenNew(family?.newPrices ?? unlistedPrices(make, cart), cart),
  };
}

const sightingsIn = (make: MakeEffects | null) =>
  make === null ? [] : Object.values(make.families).flatMap(({ seen }) => seen);

function agesIn(seen: readonly Sighting[]): AgeRange {
  const ages = seen.map(([age]) => age);
  return { youngest: Math.min(...ages), oldest: Math.max(...ages) };
}

function unlistedPrices(make: MakeEffects | null, { model }: PricedCart): readonly NewPrice[] {
  const words = wordsOf(model);
  const [first] = (make?.unlistedPrices ?? [])
    .filter((price) => containsModel(words, patternOf(price.model)))
    .toSorted((a, b) => b.model.length - a.model.length);
  return (make?.unlistedPrices ?? []).filter((price) => price.model === first?.model);
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
  const max = whenNew === null ? Infinity : maxShareOfNew * whenNew;
  const listed = Math.min(max, raw(youngest));
  // Between the price when new and the youngest listing, the price falls by the same share each
  // year.
  const isTied = whenNew !== null && max > raw(youngest);
  const young = (age: number) => (isTied ? max * (listed / max) ** (age / youngest) : raw(age));
  const priceAt = (age: number) => Math.min(max, age < youngest ? young(age) : raw(age));
  // A few listings of one kind may seem to gain value with age, but no cart does.
  const years = Array.from({ length: Math.min(ageYears, oldest) + 1 }, (_, age) => age);
  const asking = Math.min(...years.map(priceAt));
  const sightings = family === null ? [] : family.seen.filter(isAbout(ageYears));
  const groups = sightings.reduce((sum, [, , count]) => sum + count, 0);
  const isOften = groups >= minGroupsForOften;
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
    Math.abs(age - ageYears) <= nearbyYears;

export function effectsFor(fit: AskingPriceFit, cart: PricedCart): Record<FeatureName, number> {
  const { make, family } = listedEffects(fit, cart);
  return sumEffects(fit, make, family);
}

/** Null for a make or a family that dealers don't list. */
function listedEffects(
  { makes }: AskingPriceFit,
  { make, family }: Pick<PricedCart, "make" | "family">,
): { readonly make: MakeEffects | null; readonly family: FamilyEffects | null } {
  const listed = Object.hasOwn(makes, make) ? makes[make]! : null;
  const families = listed?.families ?? {};
  return {
    make: listed,
    family: family !== null && Object.hasOwn(families, family) ? families[family]! : null,
  };
}

/** An unlisted model gets the mean of its make's families, weighted by their listings. */
function sumEffects(
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
    // A few listings of one kind may suggest otherwise, but neither lithium nor a lift makes a cart
    // cheaper.
    Math.max(0, part("lithium", "lithiumAge")) +
    Math.max(0, part("lifted", "liftedAge"))
  );
}

/**
 * Each further year costs less than the one before, because old carts that run keep a price. Zero
 * at six years, so that the other effects are those at the most listed age.
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
