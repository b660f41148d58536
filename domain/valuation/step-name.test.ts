import { expect, test } from "vitest";
import { aCart } from "../details/cart.fixture.ts";
import { estimateOf } from "../catalogue/spec-estimate.ts";
import type { Cart } from "../cart/cart.ts";
import { stepName } from "./step-name.ts";

const cart = aCart({ modelYear: 2025, condition: "poor", seats: 8, batteryAge: 5 });

function stepsOf(change: Partial<Cart>): string[] {
  const changed = { ...cart, ...change };
  const estimate = estimateOf(changed, 2026);
  return estimate.steps.map((step) => stepName(step, changed, estimate));
}

test("every step of the arithmetic has a label", () => {
  expect(stepsOf({})).toEqual([
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
  expect(stepsOf({ model: "Viking" })[0]).toBe("Base price, Club Car default");
  expect(stepsOf({ make: "Zephyr" })[0]).toBe("Base price, Other default");
  expect(stepsOf({ modelYear: 1990, seats: 2 }).at(-1)).toBe("Minimum value");
});
