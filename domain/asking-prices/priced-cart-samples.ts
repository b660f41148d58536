import type { PricedCart } from "./priced-cart.ts";

/** A cart of a make, model and age that many listings have. */
export const precedent: PricedCart = {
  make: "Club Car",
  model: "Precedent",
  ageYears: 10,
  condition: "used",
  seats: 4,
  powertrain: "electric",
  batteryType: "lead-acid",
  batteryAgeYears: 2,
  lifted: false,
};
