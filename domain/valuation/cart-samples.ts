import type { Arbitrary } from "fast-check";
import fc from "fast-check";
import {
  type Cart,
  batteryAges,
  conditions,
  defaultChoices,
  powertrains,
  seatCounts,
} from "./cart.ts";
import { anyText } from "./text-samples.ts";

/** A cart affected by no factor except its model year, for tests that vary one thing. */
export const goodCart: Cart = {
  ...defaultChoices,
  modelYear: 2020,
  make: "Club Car",
  model: "Onward",
  batteryAge: 1,
};

/** Any cart: listed and unlisted names, and arbitrary text. */
export function anyCart(names: { makes: string[]; models: string[] }): Arbitrary<Cart> {
  const nameOr = (listed: string[]) => fc.oneof(fc.constantFrom(...listed), anyText());
  return fc.record({
    modelYear: fc.oneof(fc.integer({ min: 1985, max: 2030 }), fc.maxSafeInteger()),
    make: nameOr(names.makes),
    model: nameOr(names.models),
    condition: fc.constantFrom(...conditions),
    seats: fc.constantFrom(...seatCounts),
    powertrain: fc.constantFrom(...powertrains),
    batteryAge: fc.constantFrom(...batteryAges),
    hasUpgrades: fc.boolean(),
  });
}
