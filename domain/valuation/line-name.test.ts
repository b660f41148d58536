import { expect, test } from "vitest";
import { aCart } from "../details/cart.fixture.ts";
import { appraise } from "../catalogue/site-prices.ts";
import type { Cart } from "../cart/cart.ts";
import { lineName } from "./line-name.ts";

const cart = aCart({ modelYear: 2025, condition: "poor", seats: 8, batteryAge: 5 });

function linesOf(change: Partial<Cart>): string[] {
  const changed = { ...cart, ...change };
  const appraisal = appraise(changed, 2026);
  return appraisal.lines.map((line) => lineName(line, changed, appraisal));
}

test("every line of the arithmetic has a label", () => {
  expect(linesOf({})).toEqual([
    "Base price, Onward",
    "1 year of age",
    "Poor condition",
    "8+ seats",
    "Electric",
    "Battery, 5+ years",
    "No upgrades",
  ]);
});

test("the base price and the floor say where they come from", () => {
  expect(linesOf({ model: "Viking" })[0]).toBe("Base price, Club Car default");
  expect(linesOf({ make: "Zephyr" })[0]).toBe("Base price, Other default");
  expect(linesOf({ modelYear: 1990, seats: 2 }).at(-1)).toBe("Minimum value");
});
