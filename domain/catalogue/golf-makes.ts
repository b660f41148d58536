// Tested through the figures in ../answer/figures.test.ts.
import { makes } from "./makes.ts";

/**
 * Not golf carts, despite their category: boards, scooters, one-offs, and Garia's low-speed vehicles,
 * which cost as much as cars.
 */
const notGolfCarts = new Set(["Garia", "GolfBoard", "PHAT Scooters", "Custom"]);

export const golfMakes: readonly string[] = makes
  .filter(
    ({ name, category }) =>
      (category === "personal" || category === "fleet golf") && !notGolfCarts.has(name),
  )
  .map(({ name }) => name);
