import { type Cart, defaultChoices } from "../../../domain/cart/cart.ts";

/** Any year will do, because an age has the same estimate in every year. */
export const exampleYear = 2000;

export const exampleCart: Cart = {
  ...defaultChoices,
  modelYear: exampleYear,
  make: "Club Car",
  model: "Onward",
  seats: 4,
  batteryAge: 4,
  hasUpgrades: true,
};

/** In years. */
export const firstAge = 6;
