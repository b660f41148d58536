import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { powertrains } from "../valuation/cart.ts";
import model from "./asking-price-model.json" with { type: "json" };
import type { PricedCart } from "./priced-cart.ts";
import { precedent } from "./priced-cart-samples.ts";
import {
  type AskingPriceModel,
  featuresOf,
  findFamily,
  predictAskingPrice,
  typicalAskingPrice,
} from "./asking-price-model.ts";
import { batteryTypes, listingConditions } from "./battery-types.ts";

const carts = fc.record({
  make: fc.constantFrom(...Object.keys(model.makes)),
  model: fc.oneof(fc.constantFrom("Precedent i2", "RXV", "Drive2", "Other"), fc.string()),
  ageYears: fc.integer({ min: model.ages.youngest, max: model.ages.oldest }),
  condition: fc.constantFrom(...listingConditions),
  seats: fc.constantFrom(null, 2, 4, 6, 8),
  powertrain: fc.constantFrom(...powertrains),
  batteryType: fc.constantFrom(null, ...batteryTypes),
  batteryAgeYears: fc.option(fc.nat(30)),
  lifted: fc.boolean(),
});

describe("any cart of a make and age that is in the listings", () => {
  test("has an asking price in whole dollars, inside its range and not below the floor", () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { low, asking, high } = predictAskingPrice(model, cart)!;
        expect(low).toBeLessThanOrEqual(asking);
        expect(asking).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(model.floorDollars);
        expect([low, asking, high].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  test("costs no more a year later", () => {
    fc.assert(
      fc.property(carts, ({ ageYears, ...cart }) => {
        fc.pre(ageYears < model.ages.oldest);
        const [now, later] = [0, 1].map(
          (years) => predictAskingPrice(model, { ...cart, ageYears: ageYears + years })!.asking,
        );
        expect(later).toBeLessThanOrEqual(now!);
      }),
    );
  });
});

test.each<[string, Partial<PricedCart>]>([
  ["a make that is in no listing", { make: "Garia" }],
  ["an age above all", { ageYears: model.ages.oldest + 1 }],
  ["an age below all", { ageYears: model.ages.youngest - 1 }],
])("%s has no evidence", (_name, change) => {
  expect(predictAskingPrice(model, { ...precedent, ...change })).toBeNull();
});

test("a model that is in no listing is priced as its make", () => {
  const unknown = predictAskingPrice(model, { ...precedent, model: "Viking" });
  expect(unknown).not.toBeNull();
  expect(unknown).toEqual(predictAskingPrice(model, { ...precedent, model: "Zeppelin" }));
});

test.each([
  ["Precedent i2 Excel", "Precedent"],
  ["precedent", "Precedent"],
  ["Drive 2 PTV", "Drive2"],
  ["Drive", "Drive"],
  ["Unlisted", undefined],
])("the model %s is in the family %s", (name, family) => {
  expect(findFamily(["Drive", "Drive2", "Precedent"], name)).toBe(family);
});

describe("what an asking price depends on", () => {
  test("of a plain used cart is its age and its battery alone", () => {
    expect(featuresOf(precedent)).toEqual({
      base: 1,
      age: Math.log(11),
      isNew: 0,
      isRefurbished: 0,
      seats: 0,
      seatsUnknown: 0,
      gas: 0,
      lithium: 0,
      batteryUnknown: 0,
      batteryAge: 1,
      lifted: 0,
    });
  });

  test.each<[string, Partial<PricedCart>, object]>([
    ["a new cart", { condition: "new" }, { isNew: 1, isRefurbished: 0 }],
    ["a refurbished cart", { condition: "refurbished" }, { isNew: 0, isRefurbished: 1 }],
    ["two seats", { seats: 2 }, { seats: Math.log(0.5), seatsUnknown: 0 }],
    ["eight seats", { seats: 8 }, { seats: Math.log(2), seatsUnknown: 0 }],
    ["seats that are not known", { seats: null }, { seats: 0, seatsUnknown: 1 }],
    ["a lift kit", { lifted: true }, { lifted: 1 }],
    ["a lithium pack", { batteryType: "lithium" }, { lithium: 1, batteryUnknown: 0 }],
    ["a pack of an unknown kind", { batteryType: null }, { lithium: 0, batteryUnknown: 1 }],
    ["a pack of an unknown age", { batteryAgeYears: null }, { batteryAge: 0 }],
    ["a new pack", { batteryAgeYears: 0 }, { batteryAge: -1 }],
    ["a pack of five years", { batteryAgeYears: 5 }, { batteryAge: 4 }],
    ["a pack of nine years", { batteryAgeYears: 9 }, { batteryAge: 4 }],
  ])("%s is seen", (_, change, features) => {
    expect(featuresOf({ ...precedent, ...change })).toMatchObject(features);
  });

  test.each([null, "lead-acid", "lithium"] as const)(
    "of a gas cart is never a battery, though the listing names one: %s",
    (batteryType) => {
      const gas = { ...precedent, powertrain: "gas", batteryType, batteryAgeYears: 4 } as const;
      expect(featuresOf(gas)).toMatchObject({
        gas: 1,
        lithium: 0,
        batteryUnknown: 0,
        batteryAge: 0,
      });
    },
  );
});

describe("a prediction worked by hand", () => {
  /** Doubling and halving are easy to check: effects are in logarithms. */
  const half = Math.log(0.5);
  const double = Math.log(2);
  const made: AskingPriceModel = {
    newestObservation: "2026-09-01",
    listings: 3,
    groupCount: 3,
    ages: { youngest: 0, oldest: 20 },
    floorDollars: 1500,
    effects: {
      base: Math.log(8000),
      age: 0,
      isNew: 0,
      isRefurbished: 0,
      seats: 0,
      seatsUnknown: 0,
      gas: 0,
      lithium: double,
      batteryUnknown: 0,
      batteryAge: 0,
      lifted: 0,
    },
    makes: {
      "Club Car": { effect: half, families: { Precedent: double, "Precedent i2": 0, Tempo: half } },
      Yamaha: { effect: 0, families: {} },
    },
    interval: { low: half, high: double },
  };
  const cart: PricedCart = { ...precedent, make: "Club Car", model: "Precedent" };

  test.each<[string, Partial<PricedCart>, object]>([
    ["adds its make and its family", {}, { asking: 8000, low: 4000, high: 16_000 }],
    ["takes the longest family named", { model: "Precedent i2 Excel" }, { asking: 4000 }],
    ["without a family is its make's", { model: "Viking" }, { asking: 4000 }],
    ["adds what the cart has", { batteryType: "lithium" }, { asking: 16_000 }],
    ["stops at the lowest price seen", { model: "Tempo" }, { asking: 2000, low: 1500, high: 4000 }],
    ["finds a make however it is spelled", { make: "club-car" }, { asking: 8000 }],
    ["of another make is that make's", { make: "Yamaha" }, { asking: 8000 }],
    ["holds at the youngest age", { ageYears: 0 }, { asking: 8000 }],
    ["holds at the oldest age", { ageYears: 20 }, { asking: 8000 }],
  ])("%s", (_, change, range) => {
    expect(predictAskingPrice(made, { ...cart, ...change })).toMatchObject(range);
  });

  test("without an interval is the typical price alone", () => {
    expect(typicalAskingPrice(made, cart)).toBe(8000);
    expect(typicalAskingPrice(made, { ...cart, ageYears: 21 })).toBeNull();
  });
});
