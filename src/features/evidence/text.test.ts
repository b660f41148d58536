import { expect, test } from "vitest";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { aCart } from "../../../domain/cart/testing.ts";
import { pricedCartFor } from "../../../domain/asking-prices/priced-cart.ts";
import { detailsText, differenceText, noEvidenceText } from "./text.ts";

const cart = aCart({ modelYear: 2016, model: "Precedent", seats: 4, batteryAge: 2 });

test.each([
  [4000, 4100, /about the same as the formula’s estimate/],
  [
    4000,
    5000,
    /^Their middle price is 25% above the formula’s estimate\. Asking prices aren’t selling prices/,
  ],
  [4000, 7999, /is 100% above the/],
  [4000, 8001, /is more than twice the formula’s estimate/],
  [1000, 4400, /is more than four times the/],
  [1000, 9000, /is more than five times the/],
  [4000, 3000, /^Their middle price is 25% below the formula’s estimate/],
])("an estimate of %i and an asking price of %i are compared in words", (value, asking, text) => {
  expect(differenceText(value, { asking })).toMatch(text);
});

test("optional details are passed on, and a gas cart has no battery", () => {
  const appraisal = appraise(cart, 2026);
  const details = { batteryType: "lithium", lifted: true } as const;
  expect(pricedCartFor(cart, appraisal, details)).toMatchObject({
    ageYears: 10,
    condition: "used",
    batteryType: "lithium",
    batteryAgeYears: 2,
    lifted: true,
  });
  expect(pricedCartFor({ ...cart, powertrain: "gas" }, appraisal, details)).toMatchObject({
    batteryType: null,
    batteryAgeYears: null,
  });
});

test("details are listed in words, without what a listing does not say", () => {
  const asking = pricedCartFor(cart, appraise(cart, 2026), { batteryType: null, lifted: false });
  expect(detailsText(asking)).toBe("4 seats, electric");
  expect(detailsText({ ...asking, seats: null, batteryType: "lead-acid", lifted: true })).toBe(
    "lead-acid electric, lifted",
  );
});

test("without listings like the cart, it says what the listings of used carts cover", () => {
  expect(noEvidenceText({ ...cart, make: "Garia" }, model)).toMatch(
    /Our [\d,]+ listings of used carts cover .*Club Car.*no Garia of this age is among them/,
  );
});
