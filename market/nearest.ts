import { spellingOf } from "../valuation/model-match.ts";
import type { AskingCart } from "./asking-cart.ts";
import { type AskingModel, featureNames, featuresOf, findFamily } from "./asking-model.ts";

/** Another make or model family counts as much as this difference in the logarithm of price. */
const otherMake = 1;
const otherFamily = 0.4;

/**
 * The items most like a cart, the most alike first: what differs counts by what the model says it
 * is worth. Equals keep their order.
 */
export function nearest<T extends { readonly cart: AskingCart }>(
  model: AskingModel,
  cart: AskingCart,
  items: readonly T[],
  count: number,
): T[] {
  return items
    .map((item) => ({ item, distance: distance(model, cart, item.cart) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ item }) => item);
}

function distance(model: AskingModel, a: AskingCart, b: AskingCart): number {
  const [mine, its] = [featuresOf(a), featuresOf(b)];
  const differences = featureNames.map((name) =>
    Math.abs(model.effects[name] * (mine[name] - its[name])),
  );
  return differences.reduce((sum, each) => sum + each, nameDistance(model, a, b));
}

function nameDistance({ makes }: AskingModel, a: AskingCart, b: AskingCart): number {
  if (spellingOf(a.make) !== spellingOf(b.make)) return otherMake;
  const families = Object.keys(makes[b.make]?.families ?? {});
  return findFamily(families, a.model) === findFamily(families, b.model) ? 0 : otherFamily;
}
