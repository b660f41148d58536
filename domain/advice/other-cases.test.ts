import { expect, test } from "vitest";
import model from "../asking-prices/asking-price-model.json" with { type: "json" };
import { aCart } from "../cart/testing.ts";
import { advise } from "./advise.ts";
import { type Subject, figuresOf } from "./figures.ts";
import { otherCases } from "./other-cases.ts";

const market = { model, reportedSales: [] };
const precedent: Subject = {
  cart: aCart({ modelYear: 2018, model: "Precedent" }),
  details: { batteryType: null, lifted: false },
  asOfYear: 2026,
};
const namesOf = (subject: Subject) =>
  otherCases(subject, market, "selling").map(({ name }) => name);

test("each case is the advice for a cart that differs in that detail alone", () => {
  expect(otherCases(precedent, market, "buying", "dealer")).toEqual([
    {
      name: "lithium",
      advice: advise(
        figuresOf({ ...precedent, details: { batteryType: "lithium", lifted: false } }, market),
        "buying",
        "dealer",
      ),
    },
    {
      name: "lifted",
      advice: advise(
        figuresOf({ ...precedent, details: { batteryType: null, lifted: true } }, market),
        "buying",
        "dealer",
      ),
    },
  ]);
});

test("lithium and a lift make a seller ask more", () => {
  const own = advise(figuresOf(precedent, market), "selling").number;
  for (const { advice } of otherCases(precedent, market, "selling")) {
    expect(advice.number).toBeGreaterThan(own);
  }
});

test("the cases are what the cart is not", () => {
  const details = { batteryType: "lithium", lifted: true } as const;
  expect(namesOf({ ...precedent, details })).toEqual(["lead-acid", "not-lifted"]);
});

test("a gas cart has no other batteries", () => {
  expect(namesOf({ ...precedent, cart: { ...precedent.cart, powertrain: "gas" } })).toEqual([
    "lifted",
  ]);
});

test("without dealers' prices there is nothing to tell", () => {
  expect(namesOf({ ...precedent, cart: { ...precedent.cart, make: "Wotsit" } })).toEqual([]);
});
