import type { BuiltModel } from "../answer/market.ts";
import { cartModels } from "./cart-models.ts";
import { makes } from "./makes.ts";

/** The models whose years we know, for the market. */
export const builtModels: readonly BuiltModel[] = cartModels.map(
  ({ make, name, formModel, families, years, drives }) => ({
    make,
    name,
    names: [...new Set([formModel, ...families])],
    from: years.from,
    to: years.isMaybeLater === true ? null : (years.to ?? null),
    drives,
  }),
);

/**
 * Makes of personal carts by their category, of which the directory or the maker says otherwise:
 * Garia sells low-speed vehicles at the price of cars, and the others no four-wheeled carts.
 */
const notGolfCarts = new Set(["Garia", "GolfBoard", "PHAT Scooters", "Custom", "Other"]);

/** The makes of golf and personal carts. */
export const golfMakes: readonly string[] = makes
  .filter(
    ({ name, category }) =>
      (category === "personal" || category === "fleet golf") && !notGolfCarts.has(name),
  )
  .map(({ name }) => name);
