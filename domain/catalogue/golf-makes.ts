import { makes } from "./makes.ts";

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
