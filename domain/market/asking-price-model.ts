import { hasModel, patternOf, wordsOf } from "../words/name-match.ts";
import { seatCounts } from "../cart/cart.ts";
import type { PricedCart } from "./priced-cart.ts";

/** Effects are in the logarithm of dollars: 0.1 is about 10%. */
export const featureNames = [
  "base",
  "age",
  "isNew",
  "isRefurbished",
  "seats",
  "sixSeats",
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
  /** As its seller names it: "i40FL". */
  readonly model: string;
  readonly seats: number;
  readonly power: Power;
  readonly price: number;
  /** Set if its name means a lift. */
  readonly lifted?: true;
}

type Power = "gas" | "lead-acid" | "lithium";

export interface MakeEffects {
  readonly effects: Effects;
  readonly unlistedPrices?: readonly NewPrice[];
  readonly families: Readonly<Record<string, FamilyEffects>>;
}

interface AgeRange {
  readonly youngest: number;
  readonly oldest: number;
}

/** How far a dealer's prices are from a typical dealer's: overall, plus an adjustment per make. */
export interface DealerEffects {
  /** As `dealerOf` names it. */
  readonly name: string;
  readonly listings: number;
  readonly effect: number;
  readonly makes: Readonly<Record<string, number>>;
}

export interface AskingPriceFit {
  readonly newestObservation: string;
  readonly listings: number;
  /** Configurations at one price of one dealer, however many units each has. */
  readonly groupCount: number;
  readonly ages: AgeRange;
  /** The lowest price seen. No running cart is listed for less, however old. */
  readonly floorDollars: number;
  readonly dealers: readonly DealerEffects[];
  readonly effects: Readonly<Record<FeatureName, number>>;
  readonly makes: Readonly<Record<string, MakeEffects>>;
}

/**
 * What dealers list: the family often at about the cart's age, the family seldom, only the make, or
 * only other makes.
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
  /** How much more the most expensive of them asks for the make than the cheapest, as a factor. */
  readonly dealersRatio: number;
  /** The cart is younger or older than any listed one, and no price of a new one helps. */
  readonly isBeyondListings: boolean;
}

const nearbyYears = 2;
const minGroupsForOften = 5;
const maxShareOfNew = 0.95;
/** An unlisted model's price falls to that of the listed ones by at most this share a year. */
const minShareOfYearBefore = 0.8;

/**
 * At least this wide, in logarithms, for a dealer whose prices we don't know. Measured in four
 * ways, it held 80 to 92% of the carts; the ranges of dealers we know held 55% of other dealers'
 * carts.
 */
const unknownDealer: Interval = { low: Math.log(0.7), high: Math.log(1.45) };

/** A typical dealer's price, or the named dealer's. */
export function predictAskingPrice(
  model: AskingPriceModel,
  cart: PricedCart,
  dealer?: string,
): AskingPrice {
  const { asking, sightings, support, isBeyondListings } = priceOf(model, cart, dealer);
  const isKnown = model.dealers.some(({ name }) => name === dealer);
  const { low, high } = isKnown
    ? model.intervals[support]
    : widestInterval(model.intervals[support], unknownDealer);
  const price = Math.max(model.floorDollars, asking);
  const shiftedDollars = (shift: number) => Math.round(price * Math.exp(shift));
  const dealers = [...new Set(sightings.map(([, place]) => model.dealers[place]!.name))];
  const effects = dealers.map((each) => dealerEffect(model, each, cart.make));
  return {
    asking: shiftedDollars(0),
    low: shiftedDollars(low),
    high: shiftedDollars(high),
    support,
    dealers,
    dealersRatio: dealers.length === 0 ? 1 : Math.exp(Math.max(...effects) - Math.min(...effects)),
    isBeyondListings,
  };
}

const widestInterval = (one: Interval, other: Interval): Interval => ({
  low: Math.min(one.low, other.low),
  high: Math.max(one.high, other.high),
});

export function typicalAskingPrice(
  fit: AskingPriceFit,
  cart: PricedCart,
  dealer?: string,
): { readonly asking: number; readonly support: Support } {
  const { asking, support } = priceOf(fit, cart, dealer);
  return { asking: Math.max(fit.floorDollars, Math.round(asking)), support };
}

function priceOf(fit: AskingPriceFit, cart: PricedCart, dealer: string | undefined) {
  const { make, family } = listedEffects(fit, cart);
  const { ages, isTied } = priceCurve(fit, cart, dealer);
  const { ageYears } = cart;
  const sightings = family === null ? [] : family.seen.filter(isAbout(ageYears));
  const groups = sightings.reduce((sum, [, , count]) => sum + count, 0);
  return {
    // A better cart never costs less: take the lowest price of this cart and of the better ones.
    asking: Math.min(
      ...cartsAtLeastAsGood(cart).map((each) => pricesByAge(fit, each, dealer).at(-1)!),
    ),
    sightings,
    support: supportOf(make, family, groups),
    isBeyondListings: ageYears > ages.oldest || (ageYears < ages.youngest && !isTied),
  };
}

function supportOf(
  make: MakeEffects | null,
  family: FamilyEffects | null,
  groups: number,
): Support {
  if (make === null) return "otherMakes";
  if (family === null) return "make";
  return groups >= minGroupsForOften ? "family" : "thinFamily";
}

/** The cart, and the same one with more seats or with lithium batteries for lead-acid ones. */
function cartsAtLeastAsGood(cart: PricedCart): PricedCart[] {
  const { seats } = cart;
  const counts = seats === null ? [null] : [seats, ...seatCounts.filter((count) => count > seats)];
  const isLeadAcid = cart.powertrain === "electric" && cart.batteryType === "lead-acid";
  const types = isLeadAcid ? (["lead-acid", "lithium"] as const) : [cart.batteryType];
  return counts.flatMap((count) =>
    types.map((batteryType) => ({ ...cart, seats: count, batteryType })),
  );
}

/** What dealers ask for a cart like this at every age up to its own, in dollars, not rounded. */
function pricesByAge(fit: AskingPriceFit, cart: PricedCart, dealer: string | undefined): number[] {
  const own = fallingPrices(priceCurve(fit, cart, dealer), cart.ageYears);
  const { make, family } = listedEffects(fit, cart);
  if (make === null || family !== null) return own;
  const listed = Object.entries(make.families)
    .filter(([, { seen }]) => seen.length > 0)
    .map(([name, { seen }]) => {
      const curve = priceCurve(fit, { ...cart, family: name }, dealer);
      return { oldest: agesIn(seen).oldest, prices: fallingPrices(curve, cart.ageYears) };
    });
  return capAtNewerModels(own, listed);
}

/**
 * An unlisted model that is older than every listed cart of a model never costs more than that
 * model. The cap is phased in over several years.
 */
function capAtNewerModels(
  own: readonly number[],
  listed: readonly { readonly oldest: number; readonly prices: readonly number[] }[],
): number[] {
  let before = Infinity;
  return own.map((price, age) => {
    const newer = listed.filter(({ oldest }) => oldest < age).map(({ prices }) => prices[age]!);
    const max = Math.max(Math.min(...newer), minShareOfYearBefore * before);
    before = Math.min(price, max);
    return before;
  });
}

/** A few listings of one kind may seem to gain value with age, but no cart does. */
function fallingPrices({ priceAt }: Curve, ageYears: number): number[] {
  let lowest = Infinity;
  return Array.from(
    { length: ageYears + 1 },
    (_, age) => (lowest = Math.min(lowest, priceAt(age))),
  );
}

interface Curve {
  /** In dollars, not rounded; may rise with age. */
  readonly priceAt: (ageYears: number) => number;
  readonly ages: AgeRange;
  /** True if the curve runs from a new cart's price to the youngest listing. */
  readonly isTied: boolean;
}

function priceCurve(fit: AskingPriceFit, cart: PricedCart, dealer: string | undefined): Curve {
  const { make, family } = listedEffects(fit, cart);
  const effects = sumEffects(fit, make, family);
  const shift = dealerEffect(fit, dealer, cart.make);
  const seen = family === null ? sightingsIn(make) : family.seen;
  const ages = seen.length === 0 ? fit.ages : agesIn(seen);
  const whenNew = priceWhenNew(newPricesOf(make, family, cart), cart);
  const logPrice = logPriceByAge(effects, cart);
  const uncappedPrice = (ageYears: number) => Math.exp(shift + logPrice(ageYears));
  const { youngest } = ages;
  const max = whenNew === null ? Infinity : maxShareOfNew * whenNew;
  const listed = Math.min(max, uncappedPrice(youngest));
  const isTied = whenNew !== null && max > uncappedPrice(youngest);
  // Between the price when new and the youngest listing, the price falls by the same share each
  // year.
  const youngPrice = (age: number) =>
    isTied ? max * (listed / max) ** (age / youngest) : uncappedPrice(age);
  const priceAt = (age: number) =>
    Math.min(max, age < youngest ? youngPrice(age) : uncappedPrice(age));
  return { priceAt, ages, isTied };
}

/** Zero for a typical dealer. */
function dealerEffect({ dealers }: AskingPriceFit, dealer: string | undefined, make: string) {
  const known = dealers.find(({ name }) => name === dealer);
  return known === undefined ? 0 : known.effect + (known.makes[make] ?? 0);
}

const sightingsIn = (make: MakeEffects | null) =>
  make === null ? [] : Object.values(make.families).flatMap(({ seen }) => seen);

function agesIn(seen: readonly Sighting[]): AgeRange {
  const ages = seen.map(([age]) => age);
  return { youngest: Math.min(...ages), oldest: Math.max(...ages) };
}

/**
 * The prices of the model with the longest name that the cart's model contains, because an i40FL
 * costs twice as much as an i40. A listed family without one gets all its prices. A lifted i40 is
 * an i40L.
 */
function newPricesOf(
  make: MakeEffects | null,
  family: FamilyEffects | null,
  { model, lifted }: PricedCart,
): readonly NewPrice[] {
  const prices = family?.newPrices ?? make?.unlistedPrices ?? [];
  const words = wordsOf(model);
  const [named] = prices
    .filter((price) => hasModel(words, patternOf(price.model)))
    .toSorted((a, b) => b.model.length - a.model.length);
  if (named === undefined) return family === null ? [] : prices;
  const own = prices.filter((price) => price.model === named.model);
  const cheapest = Math.min(...own.map(({ price }) => price));
  const withLift = prices.filter(
    (each) => each.lifted === true && each.model.startsWith(named.model) && each.price >= cheapest,
  );
  return lifted && named.lifted !== true && withLift.length > 0 ? withLift : own;
}

function priceWhenNew(newPrices: readonly NewPrice[], cart: PricedCart): number | null {
  const power = cart.powertrain === "gas" ? "gas" : (cart.batteryType ?? "lead-acid");
  const prices = newPrices
    .filter((each) => each.power === power && each.seats === cart.seats)
    .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
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
  // A few listings of one kind may suggest otherwise, but an extra seat never makes a cart cheaper.
  return { ...sums, seats: Math.max(0, sums.seats) };
}

/** By age, for a cart whose other features stay the same. */
function logPriceByAge(
  effects: Readonly<Record<FeatureName, number>>,
  cart: PricedCart,
): (ageYears: number) => number {
  const features = featuresOf({ ...cart, ageYears: neutralAgeYears });
  const { gas, lithium, lifted } = features;
  const part = (...names: FeatureName[]) =>
    names.reduce((sum, name) => sum + effects[name] * features[name], 0);
  const ageless = part(
    "base",
    "isNew",
    "isRefurbished",
    "seats",
    "sixSeats",
    "seatsUnknown",
    "batteryUnknown",
    "gas",
  );
  const slope = effects.age + gas * effects.gasAge;
  return (ageYears) => {
    const age = ageScale(ageYears);
    return (
      ageless +
      age * slope +
      // A few listings of one kind may suggest otherwise, but neither lithium nor a lift makes a cart
      // cheaper.
      lithium * Math.max(0, effects.lithium + age * effects.lithiumAge) +
      lifted * Math.max(0, effects.lifted + age * effects.liftedAge)
    );
  };
}

/** The age listed most often: the effects of a cart's features are those at this age. */
const neutralAgeYears = 6;

/** Each additional year costs less than the one before, because old carts that run keep a price. */
function ageScale(ageYears: number): number {
  return Math.log((1 + ageYears) / (1 + neutralAgeYears));
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
    sixSeats: Number(seats !== null && seats >= 6),
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
