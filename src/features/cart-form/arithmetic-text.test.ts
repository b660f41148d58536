import { expect, test } from "vitest";
import { findBasePrice } from "../../../domain/catalogue/spec-estimate.ts";
import { aCart } from "../../../domain/details/cart.fixture.ts";
import { baseReason, changeText, formulaText } from "./arithmetic-text.ts";
import { calculationOf } from "./calculation.fixture.ts";

const plain = { modelYear: "2026", seats: 2, batteryAge: 1, hasUpgrades: false } as const;
const wreck = { ...plain, modelYear: "1990", condition: "poor", batteryAge: 5 } as const;

test.each([
  [plain, "$12,000 = $12,000"],
  [{}, "$12,000 × 45% × 120% × 70% × 115% = $5,216"],
  [{ ...plain, batteryAge: 0 } as const, "$12,000 × 110% = $13,200"],
  [wreck, "$12,000 × 20% × 60% × 50%, raised to $1,000"],
])("the formula of a cart with %j is %s", (change, text) => {
  expect(formulaText(calculationOf(change).estimate)).toBe(text);
});

test.each([
  [9, "−55%"],
  [19, "−5%"],
  [20, "no change"],
  [23, "+15%"],
  [32, "+60%"],
])("%i twentieths are shown as %s", (twentieths, text) => {
  expect(changeText(twentieths)).toBe(text);
});

test.each([
  ["Club Car", "Onward", "Listed price for the Club Car Onward"],
  ["club-car", "Onward", "Listed price for the Club Car Onward"],
  ["Club Car", "onward", "'onward' is priced as the Club Car Onward"],
  ["Club Car", "Viking", "No listed price for 'Viking': Club Car default"],
  ["Zephyr", "X", "No listed prices for 'Zephyr': Other default"],
])("the base price of a %s %s is explained as: %s", (make, model, reason) => {
  expect(baseReason(findBasePrice(make, model), aCart({ make, model }))).toBe(reason);
});
