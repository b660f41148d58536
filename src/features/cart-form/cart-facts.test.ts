import fc from "fast-check";
import { expect, test } from "vitest";
import { factsOf } from "./cart-facts.ts";
import { anyCalculation, calculationOf } from "./calculation.fixture.ts";

const factsWith = (change: Parameters<typeof calculationOf>[0]) =>
  factsOf(calculationOf(change).cart);

test("a cart's facts are its choices in words, without the name", () => {
  const facts = factsWith({});
  expect(facts).toContainEqual(["Battery age", "4 years"]);
  expect(facts).toContainEqual(["Upgrades", "Yes"]);
  expect(facts.map(([name]) => name)).not.toContain("Make");
});

test("two carts with the same name have the same facts only if they have the same estimate", () => {
  fc.assert(
    fc.property(anyCalculation, anyCalculation, ({ details }, other) => {
      const { modelYear: year, make, model } = details;
      const one = calculationOf(details);
      const two = calculationOf({ ...other.details, modelYear: year, make, model });
      const areAlike = JSON.stringify(factsOf(one.cart)) === JSON.stringify(factsOf(two.cart));
      if (areAlike) expect(one.estimate.value).toBe(two.estimate.value);
    }),
  );
});

test("a serial number isn’t among a cart's facts", () => {
  expect(factsWith({ serial: "JE2036-123456" })).toEqual(factsWith({}));
});
