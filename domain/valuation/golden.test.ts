import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { estimateOf } from "../catalogue/spec-estimate.ts";
import type { Cart } from "../cart/cart.ts";

/**
 * Carts with the calculation and the results, worked out by hand from the product spec, section 9:
 * base price, then depreciation, condition, seats, gas or battery, and upgrades. Factors of 1 are
 * left out.
 */
const goldenCarts: Row[] = parse(readFileSync(new URL("golden-carts.csv", import.meta.url)), {
  columns: true,
  cast: (text) => (/^(?:\d+|true|false)$/.test(text) ? JSON.parse(text) : text),
});

interface Row extends Cart {
  readonly cart: string;
  readonly working: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

test.each(goldenCarts)(
  "the golden cart $cart has its exact value and range",
  ({ cart: _, working: __, value, low, high, ...cart }) => {
    expect(estimateOf(cart, 2026)).toMatchObject({ value, low, high });
  },
);
