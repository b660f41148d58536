import { type NewCartPrice, readNewPricesFile } from "../import/new-prices.ts";
import { isUsed, listedAgeYears, pricedCartOf } from "../../domain/market/priced-cart.ts";
import {
  type AskingPriceFit,
  type DealerEffects,
  type Effects,
  type FamilyEffects,
  type FeatureName,
  type MakeEffects,
  type NewPrice,
  featureNames,
  featuresOf,
} from "../../domain/market/asking-price-model.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { resolveModel } from "../../domain/catalogue/resolve-model.ts";
import { dealerOf } from "../../domain/market/dealer.ts";
import { latestOfEachUnit } from "../import/units.ts";
import { spellingOf } from "../../domain/words/name-match.ts";
import { ridge } from "./ridge.ts";
import { countGroups } from "./group-weights.ts";

/**
 * How many units it takes to believe half of an effect, found by cross-validation: for all carts,
 * for a make beyond that, and for a family beyond its make. With a small penalty the listings
 * decide; a large one keeps a make with few listings near the others. A missing number means that
 * the feature is the same for all makes, or for all families of one.
 */
const penalties: Readonly<Record<FeatureName, readonly [number, number?, number?]>> = {
  base: [0.001, 0.5, 1],
  age: [0.01, 1.5, 2],
  isNew: [0.5],
  isRefurbished: [0.5],
  seats: [0.25, 1],
  sixSeats: [5],
  seatsUnknown: [0.5],
  gas: [0.25, 1.5, 2],
  lithium: [0.25, 1.5, 2],
  batteryUnknown: [0.25],
  lifted: [0.25, undefined, 2],
  gasAge: [1],
  lithiumAge: [1],
  liftedAge: [1],
};
/** For a dealer's prices overall, and for each make beyond that. */
const dealerPenalty = 0.5;
/** Beyond this many decimals, logarithms may differ between processors. */
const decimals = 4;

/** Without intervals, which take cross-validation. The same listings give the same fit. */
export function fitAskingPrices(
  listings: readonly Listing[],
  newPrices: readonly NewCartPrice[] = readNewPricesFile(),
): AskingPriceFit {
  const certain = countedListings(listings);
  const families = findFamilies(certain);
  // Each unit counts, because a buyer looking for a cart that a dealer has sixty of sees its price
  // sixty times.
  const rows = certain.map((listing) => ({
    terms: termsOf(listing),
    target: Math.log(listing.price_usd),
  }));
  const effects = ridge(
    rows.map(({ terms, target }) => ({
      features: new Map(terms.map(({ key, value }) => [key, value])),
      target,
    })),
    new Map(
      rows
        .flatMap(({ terms }) => terms)
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ key, penalty }) => [key, penalty]),
    ),
  );
  const used = certain.filter(({ condition }) => condition === "used");
  const dealers = [...new Set(certain.map(({ source }) => dealerOf(source)))].toSorted();
  return {
    newestObservation: newestDay(certain),
    listings: certain.length,
    groupCount: countGroups(certain),
    ages: agesOf(certain),
    floorDollars: Math.min(...used.map(({ price_usd }) => price_usd)),
    dealers: dealers.map((dealer) => dealerEffects(certain, dealer, effects)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is in the list
    effects: Object.fromEntries(
      featureNames.map((name) => [name, roundEffect(effects.get(name) ?? 0)]),
    ) as Record<FeatureName, number>,
    makes: makeEffects(certain, { families, effects, dealers, newPrices }),
  };
}

/** An ISO date; "" without listings. */
export function newestDay(listings: readonly Listing[]): string {
  const days = listings.map(({ observed_on }) => observed_on);
  return days.toSorted().at(-1) ?? "";
}

/**
 * The listings that the model is fitted to and that pages count: each cart once, as last seen, and
 * none whose year its dealer contradicts.
 */
export function countedListings(listings: readonly Listing[]): Listing[] {
  return latestOfEachUnit(listings.filter(({ year_disputed }) => !year_disputed));
}

type Families = ReadonlyMap<string, readonly string[]>;

/** The families that have a model record. Sorted, so that the order of the file doesn't matter. */
function findFamilies(listings: readonly Listing[]): Families {
  const byMake = Map.groupBy(listings, ({ make }) => make);
  return new Map(
    [...byMake]
      .toSorted(byName)
      .map(([make, rows]) => [
        make,
        [...new Set(rows.flatMap((row) => pricedCartOf(row).family ?? []))].toSorted(),
      ]),
  );
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

interface Term {
  readonly key: string;
  readonly penalty: number;
  readonly value: number;
}

function termsOf(listing: Listing): Term[] {
  const { make, source } = listing;
  const cart = pricedCartOf(listing);
  const levels = [[], [make], ...(cart.family === null ? [] : [[make, cart.family]])];
  const features = featuresOf(cart);
  const terms = featureNames
    .filter((name) => features[name] !== 0)
    .flatMap((name) =>
      levels.flatMap((names, level) => {
        const penalty = penalties[name][level];
        if (penalty === undefined) return [];
        return [{ key: keyOf(name, ...names), penalty, value: features[name] }];
      }),
    );
  const dealer = dealerOf(source);
  return [
    ...terms,
    { key: dealerKey(dealer), penalty: dealerPenalty, value: 1 },
    { key: dealerKey(dealer, make), penalty: dealerPenalty, value: 1 },
  ];
}

const dealerKey = (dealer: string, make = "") => `dealer ${dealer} | ${make}`;

function dealerEffects(
  listings: readonly Listing[],
  name: string,
  effects: ReadonlyMap<string, number>,
): DealerEffects {
  const own = listings.filter(({ source }) => dealerOf(source) === name);
  const makes = new Set(own.map(({ make }) => make));
  const effectOn = (make?: string) => roundEffect(effects.get(dealerKey(name, make)) ?? 0);
  return {
    name,
    listings: own.length,
    effect: effectOn(),
    makes: Object.fromEntries([...makes].toSorted().map((make) => [make, effectOn(make)])),
  };
}

interface Fitted {
  readonly families: Families;
  readonly effects: ReadonlyMap<string, number>;
  readonly dealers: readonly string[];
  readonly newPrices: readonly NewCartPrice[];
}

function makeEffects(
  listings: readonly Listing[],
  { families, effects, dealers, newPrices }: Fitted,
): Record<string, MakeEffects> {
  const entries = [...families].map(([make, names]): [string, MakeEffects] => {
    const makeListings = listings.filter((listing) => listing.make === make);
    const prices = newPrices.filter((each) => spellingOf(each.make) === spellingOf(make));
    const familyOf = (model: string) => {
      const family = resolveModel(make, model).family?.priceFamily;
      return family != null && names.includes(family) ? family : null;
    };
    const pricesOf = (family: string | null) =>
      prices.filter(({ model }) => familyOf(model) === family);
    const familyEntries = names.map((family): [string, FamilyEffects] => {
      const rows = makeListings.filter(({ model }) => familyOf(model) === family);
      return [
        family,
        {
          effects: effectsAt(effects, make, family),
          listings: rows.length,
          seen: sightingsIn(rows, dealers),
          newPrices: pricesOf(family).map(newPrice),
        },
      ];
    });
    const unlisted = pricesOf(null).map(newPrice);
    return [
      make,
      {
        effects: effectsAt(effects, make),
        ...(unlisted.length > 0 && { unlistedPrices: unlisted }),
        families: Object.fromEntries(familyEntries),
      },
    ];
  });
  return Object.fromEntries(entries);
}

const newPrice = ({ make, model, seats, power, price }: NewCartPrice): NewPrice => ({
  model,
  seats,
  power,
  price,
  ...(resolveModel(make, model).implied.lifted === true && { lifted: true }),
});

function sightingsIn(
  rows: readonly Listing[],
  dealers: readonly string[],
): [ageYears: number, dealer: number, groups: number][] {
  const seen = Map.groupBy(rows.filter(isUsed), (row) =>
    JSON.stringify([listedAgeYears(row), dealers.indexOf(dealerOf(row.source))]),
  );
  return [...seen]
    .map(([key, sightings]): [number, number, number] => {
      const [age, dealer]: [number, number] = JSON.parse(key);
      return [age, dealer, countGroups(sightings)];
    })
    .toSorted(([age, dealer], [otherAge, other]) => age - otherAge || dealer - other);
}

function effectsAt(effects: ReadonlyMap<string, number>, make: string, family?: string): Effects {
  const entries = featureNames.map((name) => [
    name,
    roundEffect(effects.get(keyOf(name, make, family)) ?? 0),
  ]);
  return Object.fromEntries(entries.filter(([, effect]) => effect !== 0));
}

/** No make has a slash in its name. */
function keyOf(name: FeatureName, ...names: readonly (string | undefined)[]): string {
  return [...names.filter((each) => each !== undefined), name].join("/");
}

function agesOf(listings: readonly Listing[]): AskingPriceFit["ages"] {
  const ages = listings.map(listedAgeYears);
  return { youngest: Math.min(...ages), oldest: Math.max(...ages) };
}

function roundEffect(effect: number): number {
  return Number(effect.toFixed(decimals)) + 0;
}
