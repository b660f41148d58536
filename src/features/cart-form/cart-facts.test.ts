import fc from "fast-check";
import { expect, test } from "vitest";
import { aCart } from "../../../domain/details/cart.fixture.ts";
import { findBasePrice } from "../../../domain/catalogue/site-prices.ts";
import { baseReason, changeText, factsOf, receiptText } from "./cart-facts.ts";
import { anyCalculation, calculationOf } from "./calculation.fixture.ts";

const factsWith = (change: Parameters<typeof calculationOf>[0]) =>
  factsOf(calculationOf(change).cart);

test("a cart's facts are its choices in words, without the name", () => {
  const facts = factsWith({});
  expect(facts).toContainEqual(["Battery age", "4 years"]);
  expect(facts).toContainEqual(["Upgrades", "Yes"]);
  expect(facts.map(([name]) => name)).not.toContain("Make");
});

test("two carts of one name have the same facts only if they have the same estimate", () => {
  fc.assert(
    fc.property(anyCalculation, anyCalculation, ({ details }, other) => {
      const { year, make, model } = details;
      const one = calculationOf(details);
      const two = calculationOf({ ...other.details, year, make, model });
      const areAlike = JSON.stringify(factsOf(one.cart)) === JSON.stringify(factsOf(two.cart));
      if (areAlike) expect(one.estimate.value).toBe(two.estimate.value);
    }),
  );
});

const plain = { year: "2026", seats: 2, batteryAge: 1, hasUpgrades: false } as const;
const wreck = { ...plain, year: "1990", condition: "poor", batteryAge: 5 } as const;

test.each([
  [plain, "$12,000 = $12,000"],
  [{}, "$12,000 × 45% × 120% × 70% × 115% = $5,216"],
  [{ ...plain, batteryAge: 0 } as const, "$12,000 × 110% = $13,200"],
  [wreck, "$12,000 × 20% × 60% × 50%, raised to $1,000"],
])("the receipt of a cart with %j is %s", (change, text) => {
  expect(receiptText(calculationOf(change).estimate)).toBe(text);
});

test("a serial number isn’t among a cart's facts", () => {
  expect(factsWith({ serial: "JE2036-123456" })).toEqual(factsWith({}));
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
