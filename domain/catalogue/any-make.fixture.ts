import fc from "fast-check";
import { anyChoices } from "../cart/cart.fixture.ts";
import { makes } from "./makes.ts";

/** A make with one of its priced models, or with an unlisted model, and its price when new. */
const pricedNames = fc
  .constantFrom(...makes)
  .chain(({ name, modelPrices, defaultBasePrice }) =>
    fc
      .constantFrom(...Object.entries(modelPrices), ["Unlisted", defaultBasePrice] as const)
      .map(([model, basePrice]) => ({ make: name, model, basePrice })),
  );

/** Any cart of any make in the catalogue, with the base price that the product spec gives it. */
export const cartOfAnyMake = (asOfYear: number) =>
  fc
    .tuple(pricedNames, anyChoices, fc.integer({ min: 1985, max: asOfYear + 1 }))
    .map(([named, choices, modelYear]) => ({ ...named, ...choices, modelYear }));
