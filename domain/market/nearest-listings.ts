import { spellingOf } from "../valuation/model-match.ts";
import { listedNames } from "./listed-names.ts";
import type { PricedCart } from "./priced-cart.ts";
import {
  type AskingPriceModel,
  featureNames,
  effectsFor,
  featuresOf,
} from "./asking-price-model.ts";

/**
 * In the logarithm of price, and larger than any sum of the other differences, so that the same model
 * always comes first.
 */
const otherMakeDistance = 4;
const otherFamilyDistance = 2;

/**
 * Most similar first. A difference weighs what the model says it is worth, unknown details of the
 * cart don't count, and ties keep their order.
 */
export function nearest<T extends PricedCart>(
  model: AskingPriceModel,
  cart: PricedCart,
  items: readonly T[],
  count: number,
): T[] {
  return items
    .map((item) => ({ item, distance: distance(model, cart, item) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ item }) => item);
}

function distance(model: AskingPriceModel, a: PricedCart, b: PricedCart): number {
  const completed = {
    ...a,
    batteryType: a.batteryType ?? b.batteryType,
    seats: a.seats ?? b.seats,
  };
  const [featuresA, featuresB] = [featuresOf(completed), featuresOf(b)];
  const effects = effectsFor(model, a);
  const differences = featureNames.map((name) =>
    Math.abs(effects[name] * (featuresA[name] - featuresB[name])),
  );
  return differences.reduce((sum, each) => sum + each, nameDistance(model, a, b));
}

function nameDistance({ makes }: AskingPriceModel, a: PricedCart, b: PricedCart): number {
  if (spellingOf(a.make) !== spellingOf(b.make)) return otherMakeDistance;
  const isSameFamily = listedNames(makes, a)?.family === listedNames(makes, b)?.family;
  return isSameFamily ? 0 : otherFamilyDistance;
}
