import { containsModel, patternOf, spellingOf, wordsOf } from "../valuation/model-match.ts";
import type { AskingCart } from "./priced-cart.ts";

/** What moves an asking price. Effects are in the logarithm of dollars: 0.1 is about 10 %. */
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

/** A fitted model of dealers' asking prices, small enough to be read and reviewed. */
export interface AskingModel {
  readonly newestObservation: string;
  readonly listings: number;
  /** Groups of equal units; each had one vote. */
  readonly votes: number;
  /** Ages seen, in years. */
  readonly ages: { readonly youngest: number; readonly oldest: number };
  /** A cart that runs is asked at least this much for, however old: the lowest price seen. */
  readonly floorDollars: number;
  readonly effects: Readonly<Record<FeatureName, number>>;
  readonly makes: Readonly<Record<string, MakeEffects>>;
  /** 80 % of carts it had not seen lay between these, as logarithms of price over prediction. */
  readonly interval: { readonly low: number; readonly high: number };
}

/** In whole US dollars. */
export interface AskingEstimate {
  readonly asking: number;
  readonly low: number;
  readonly high: number;
}

/** What dealers ask for such a cart; null for a make or an age that no listing had. */
export function estimateAsking(model: AskingModel, cart: AskingCart): AskingEstimate | null {
  const { youngest, oldest } = model.ages;
  const make = findMake(model, cart.make);
  if (make === undefined || cart.ageYears < youngest || cart.ageYears > oldest) return null;
  const family = findFamily(Object.keys(make.families), cart.model);
  const features = featuresOf(cart);
  const effects = featureNames.map((name) => model.effects[name] * features[name]);
  const names = make.effect + (family === undefined ? 0 : make.families[family]!);
  const log = effects.reduce((sum, effect) => sum + effect, names);
  const dollars = (shift: number) =>
    Math.max(model.floorDollars, Math.round(Math.exp(log + shift)));
  return {
    asking: dollars(0),
    low: dollars(model.interval.low),
    high: dollars(model.interval.high),
  };
}

export function featuresOf(cart: AskingCart): Record<FeatureName, number> {
  const { batteryAgeYears, batteryType, powertrain, seats } = cart;
  const yes = (answer: boolean) => Number(answer);
  return {
    base: 1,
    // Each further year costs less than the one before: old carts that run keep a price.
    age: Math.log1p(cart.ageYears),
    isNew: yes(cart.condition === "new"),
    isRefurbished: yes(cart.condition === "refurbished"),
    seats: seats === null ? 0 : Math.log(seats / 4),
    seatsUnknown: yes(seats === null),
    gas: yes(powertrain === "gas"),
    lithium: yes(powertrain === "electric" && batteryType === "lithium"),
    batteryUnknown: yes(powertrain === "electric" && batteryType === null),
    batteryAge:
      powertrain === "gas" || batteryAgeYears === null ? 0 : Math.min(batteryAgeYears, 5) - 1,
    lifted: yes(cart.lifted),
  };
}

/** The longest of these families that the model's name contains. */
export function findFamily(families: readonly string[], model: string): string | undefined {
  const words = wordsOf(model);
  return families
    .toSorted((a, b) => b.length - a.length)
    .find((family) => containsModel(words, patternOf(family)));
}

function findMake({ makes }: AskingModel, name: string): MakeEffects | undefined {
  const spelling = spellingOf(name);
  return Object.entries(makes).find(([make]) => spellingOf(make) === spelling)?.[1];
}
