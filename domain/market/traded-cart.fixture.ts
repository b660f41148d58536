import fc from "fast-check";
import { choices } from "../details/cart.fixture.ts";
import { type Cart, defaultChoices } from "../cart/cart.ts";
import type { TradeInContext } from "./trade-in.ts";

export const goodTraded: Cart = {
  ...defaultChoices,
  modelYear: 2020,
  make: "Club Car",
  model: "Precedent",
  seats: 4,
  batteryType: "lead-acid",
};

export const sixYears: TradeInContext = { ageYears: 6, asking: 5000 };

export const anyTraded: fc.Arbitrary<Cart> = fc
  .tuple(fc.record(choices), fc.constantFrom("Club Car", "E-Z-GO", "Evolution", "Garia", "Other"))
  .map(([chosen, make]) => ({ ...goodTraded, ...chosen, make }));

export const anyContext: fc.Arbitrary<TradeInContext> = fc.record({
  ageYears: fc.nat(60),
  asking: fc.integer({ min: 1000, max: 60_000 }),
});
