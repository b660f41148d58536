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
const otherFamilyDistance = 2;

/**
 * Takes listings of the cart's make, and returns the most similar first. Each difference counts
 * as much as it's worth in the model; details we don't know don't count, and ties keep their order.
 */
export function nearestListings<T extends PricedCart>(
  model: AskingPriceModel,
  cart: PricedCart,
  listings: readonly T[],
  count: number,
): T[] {
  return listings
    .map((listing) => ({ listing, distance: distance(model, cart, listing) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ listing }) => listing);
}

function distance(model: AskingPriceModel, cart: PricedCart, listing: PricedCart): number {
  const completed = {
    ...cart,
    batteryType: cart.batteryType ?? listing.batteryType,
    seats: cart.seats ?? listing.seats,
  };
  const [cartFeatures, listingFeatures] = [featuresOf(completed), featuresOf(listing)];
  const effects = effectsFor(model, cart);
  const differences = featureNames.map((name) =>
    Math.abs(effects[name] * (cartFeatures[name] - listingFeatures[name])),
  );
  return differences.reduce((sum, each) => sum + each, nameDistance(cart, listing));
}

/** If we don't know the cart's model, no listing of its make is closer by name. */
function nameDistance(cart: PricedCart, listing: PricedCart): number {
  return cart.family === null || cart.family === listing.family ? 0 : otherFamilyDistance;
}
