import fc from "fast-check";
import { anyChoices } from "../details/cart.fixture.ts";
import { makes } from "./makes.ts";

const pricedNames = fc
  .constantFrom(...makes)
  .chain(({ name, modelPrices, defaultBasePrice }) =>
    fc
      .constantFrom(...Object.entries(modelPrices), ["Unlisted", defaultBasePrice] as const)
      .map(([model, basePrice]) => ({ make: name, model, basePrice })),
  );

export const cartOfAnyMake = (asOfYear: number) =>
  fc
    .tuple(pricedNames, anyChoices, fc.integer({ min: 1985, max: asOfYear + 1 }))
    .map(([named, choices, modelYear]) => ({ ...named, ...choices, modelYear }));
