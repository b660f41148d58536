import type { BuiltModel } from "../answer/market.ts";
import { cartModels } from "./cart-models.ts";
import { makes } from "./makes.ts";

export const builtModels: readonly BuiltModel[] = cartModels.map(
  ({ make, name, formModel, families, years, drives }) => ({
    make,
    name,
    names: [...new Set([formModel, ...families])],
    from: years.from,
    to: years.isLastYearUncertain === true ? null : (years.to ?? null),
    drives,
  }),
);

/**
 * These sell no golf carts, despite their category. Garia sells low-speed vehicles at the price of
 * cars.
 */
const notGolfCarts = new Set(["Garia", "GolfBoard", "PHAT Scooters", "Custom", "Other"]);

export const golfMakes: readonly string[] = makes
  .filter(
    ({ name, category }) =>
      (category === "personal" || category === "fleet golf") && !notGolfCarts.has(name),
  )
  .map(({ name }) => name);
