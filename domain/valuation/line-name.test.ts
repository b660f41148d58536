import { expect, test } from "vitest";
import { aCart } from "../cart/cart.fixture.ts";
import { appraise } from "../catalogue/site-prices.ts";
import type { Cart } from "./cart.ts";
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

test("a gas cart, a new cart and a make's default have their own", () => {
  expect(linesOf({ modelYear: 2030, powertrain: "gas", model: "Viking" })).toEqual([
    "Base price, Club Car default",
    "0 years of age",
    "Poor condition",
    "8+ seats",
    "Gas",
    "No upgrades",
  ]);
});

test("so have a new pack, upgrades, an unlisted make and the floor", () => {
  expect(linesOf({ batteryAge: 0, hasUpgrades: true })).toContain("Battery, brand new");
  expect(linesOf({ hasUpgrades: true })).toContain("Upgrades");
  expect(linesOf({ make: "Zephyr" })[0]).toBe("Base price, Other default");
  expect(linesOf({ modelYear: 1990, seats: 2 }).at(-1)).toBe("Minimum value");
});
