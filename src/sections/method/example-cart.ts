import { type Cart, defaultChoices } from "../../../domain/valuation/cart.ts";

/** The year the example is new in. Any will do: an age has the same estimate in every year. */
export const newIn = 2000;

/** The cart of the worked example. */
export const exampleCart: Cart = {
  ...defaultChoices,
  modelYear: newIn,
  make: "Club Car",
  model: "Onward",
  seats: 4,
  batteryAge: 4,
  hasUpgrades: true,
};
