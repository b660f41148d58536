import fc from "fast-check";
import { expect, test } from "vitest";
import { factsOf } from "./cart-facts.ts";
import { anyCalculation, calculationOf } from "./calculation-samples.ts";

const factsWith = (change: Parameters<typeof calculationOf>[0]) =>
  factsOf(calculationOf(change).cart);

test("a cart's facts are its choices in words, without the name", () => {
  expect(factsWith({})).toEqual([
    ["Seats", "4 seats"],
    ["Powertrain", "Electric"],
    ["Condition", "Good"],
    ["Battery age", "4 years"],
    ["Upgrades", "Yes"],
  ]);
});

test("a gas cart has no battery age", () => {
  expect(factsWith({ powertrain: "gas", seats: 8, hasUpgrades: false })).toEqual([
    ["Seats", "8+ seats"],
    ["Powertrain", "Gas"],
    ["Condition", "Good"],
    ["Upgrades", "No"],
  ]);
});

test("two carts of one name have the same facts only if they have the same estimate", () => {
  fc.assert(
    fc.property(anyCalculation, anyCalculation, ({ details }, other) => {
      const { year, make, model } = details;
      const one = calculationOf(details);
      const two = calculationOf({ ...other.details, year, make, model });
      const areAlike = JSON.stringify(factsOf(one.cart)) === JSON.stringify(factsOf(two.cart));
      if (areAlike) expect(one.appraisal.value).toBe(two.appraisal.value);
    }),
  );
});
