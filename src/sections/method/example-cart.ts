import type { Cart } from "../../../domain/valuation/cart.ts";

/** The year the example is new in. Any will do: an age has the same estimate in every year. */
export const newIn = 2000;

/** The cart of the worked example. */
export const exampleCart: Cart = {
  modelYear: newIn,
  make: "Club Car",
  model: "Onward",
  condition: "good",
  seats: 4,
  powertrain: "electric",
  batteryAge: 4,
  hasUpgrades: true,
};
