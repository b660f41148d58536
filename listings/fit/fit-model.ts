import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import {
  type AskingPriceFit,
  type FeatureName,
  type MakeEffects,
  featureNames,
  featuresOf,
  findFamily,
} from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { ageYears } from "../../domain/asking-prices/observation.ts";
import { ridge } from "./ridge.ts";
import { weightByGroup } from "./group-weights.ts";

/**
 * How much weight against an effect it takes to halve it, found by cross-validation. With a small
 * penalty the listings decide; a large one keeps a make with few listings near the others.
 */
const penaltyOf: Readonly<Record<FeatureName, number>> = {
  base: 0.001,
  age: 0.01,
  isNew: 0.3,
  isRefurbished: 1,
  seats: 3,
  seatsUnknown: 1,
  gas: 1,
  lithium: 0.3,
  batteryUnknown: 1,
  batteryAge: 5,
  lifted: 1,
};
const makePenalty = 1;
const familyPenalty = 2;
/** Logarithms may differ between processors beyond this many decimals. */
const decimals = 4;

/** Fits everything but the interval, which takes cross-validation. The same listings give the same fit. */
export function fitAskingPrices(listings: readonly Listing[]): AskingPriceFit {
  const certain = listings.filter(({ year_disputed }) => !year_disputed);
  const families = familiesOf(certain);
  const observations = weightByGroup(certain).map(({ item, weight }) => ({
    features: namedFeatures(item, families),
    target: Math.log(item.price_usd),
    weight,
  }));
  const effects = ridge(observations, penaltiesFor(families));
  const ages = certain.map(ageYears);
  const used = certain.filter(({ condition }) => condition === "used");
  return {
    newestObservation:
      certain
        .map(({ observed_on }) => observed_on)
        .toSorted()
        .at(-1) ?? "",
    listings: certain.length,
    groupCount: new Set(certain.map(({ group }) => group)).size,
    ages: { youngest: Math.min(...ages), oldest: Math.max(...ages) },
    floorDollars: Math.min(...used.map(({ price_usd }) => price_usd)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is in the list
    effects: Object.fromEntries(
      featureNames.map((name) => [name, rounded(effects.get(name)!)]),
    ) as Record<FeatureName, number>,
    makes: makeEffects(families, effects),
  };
}

type Families = ReadonlyMap<string, readonly string[]>;

/** The first words of a make's models: "DS" for "DS IQ". Sorted, whatever the order of the file. */
function familiesOf(listings: readonly Listing[]): Families {
  const byMake = Map.groupBy(listings, ({ make }) => make);
  const makes = [...byMake.keys()].toSorted();
  const firstWords = (make: string) => byMake.get(make)!.map(({ model }) => model.split(" ")[0]!);
  return new Map(makes.map((make) => [make, [...new Set(firstWords(make))].toSorted()]));
}

function namedFeatures(listing: Listing, families: Families): Map<string, number> {
  const { make, model } = listing;
  const family = findFamily(families.get(make)!, model);
  return new Map([
    ...Object.entries(featuresOf(pricedCartOf(listing))),
    [make, 1],
    ...(family === undefined ? [] : [[familyKey(make, family), 1] as const]),
  ]);
}

function penaltiesFor(families: Families): Map<string, number> {
  const makes = [...families].flatMap(([make, names]) => [
    [make, makePenalty] as const,
    ...names.map((family) => [familyKey(make, family), familyPenalty] as const),
  ]);
  return new Map([...Object.entries(penaltyOf), ...makes]);
}

function makeEffects(
  families: Families,
  effects: ReadonlyMap<string, number>,
): Record<string, MakeEffects> {
  const entries = [...families].map(([make, names]) => {
    const ofFamily = names.map((family) => [
      family,
      rounded(effects.get(familyKey(make, family))!),
    ]);
    return [make, { effect: rounded(effects.get(make)!), families: Object.fromEntries(ofFamily) }];
  });
  return Object.fromEntries(entries);
}

/** No make has a slash in its name. */
function familyKey(make: string, family: string): string {
  return `${make}/${family}`;
}

function rounded(effect: number): number {
  return Number(effect.toFixed(decimals)) + 0;
}
