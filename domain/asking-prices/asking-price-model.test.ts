import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { powertrains } from "../valuation/cart.ts";
import model from "./asking-price-model.json" with { type: "json" };
import { type PricedCart, batteryTypes, listingConditions } from "./priced-cart.ts";
import { precedent } from "./listing-samples.ts";
import {
  type AskingPriceModel,
  effectsFor,
  featureNames,
  featuresOf,
  predictAskingPrice,
  supportFor,
  typicalAskingPrice,
} from "./asking-price-model.ts";

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
  test("has an asking price in whole dollars, inside ever wider ranges and not below the floor", () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { low, asking, high, anyDealer } = predictAskingPrice(model, cart)!;
        expect(anyDealer.low).toBeLessThanOrEqual(low);
        expect(anyDealer.high).toBeGreaterThanOrEqual(high);
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

describe("what an asking price depends on", () => {
  test("of a plain used cart is its age and its battery alone", () => {
    expect(featuresOf(precedent)).toEqual({
      base: 1,
      age: Math.log(11 / 7),
      isNew: 0,
      isRefurbished: 0,
      seats: 0,
      seatsUnknown: 0,
      gas: 0,
      lithium: 0,
      batteryUnknown: 0,
      batteryAge: 1,
      lifted: 0,
      gasAge: 0,
      lithiumAge: 0,
      liftedAge: 0,
    });
  });

  test.each<[string, Partial<PricedCart>, object]>([
    ["a gas cart", { powertrain: "gas" }, { gas: 1, gasAge: Math.log(11 / 7) }],
    ["a new cart", { condition: "new" }, { isNew: 1, isRefurbished: 0 }],
    ["a refurbished cart", { condition: "refurbished" }, { isNew: 0, isRefurbished: 1 }],
    ["two seats", { seats: 2 }, { seats: Math.log(0.5), seatsUnknown: 0 }],
    ["eight seats", { seats: 8 }, { seats: Math.log(2), seatsUnknown: 0 }],
    ["seats that are not known", { seats: null }, { seats: 0, seatsUnknown: 1 }],
    ["a lift kit", { lifted: true }, { lifted: 1, liftedAge: Math.log(11 / 7) }],
    ["a lithium pack", { batteryType: "lithium" }, { lithium: 1, lithiumAge: Math.log(11 / 7) }],
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
  const none = Object.fromEntries(featureNames.map((name) => [name, 0]));
  const ages = { youngest: 5, oldest: 15 };
  const made: AskingPriceModel = {
    newestObservation: "2026-09-01",
    listings: 3,
    groupCount: 3,
    ages: { youngest: 0, oldest: 20 },
    floorDollars: 1500,
    dealers: ["dealer.example"],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is in the list
    effects: { ...none, base: Math.log(8000), lithium: double } as AskingPriceModel["effects"],
    makes: {
      "Club Car": {
        effects: { base: half },
        families: {
          Precedent: { effects: { base: double }, groupCount: 8, ages },
          "Precedent i2": { effects: {}, groupCount: 7, ages },
          Tempo: { effects: { base: half }, groupCount: 9, ages },
        },
      },
      Yamaha: { effects: { age: -1, seats: 2 }, families: {} },
    },
    intervals: {
      family: { low: half, high: double },
      thinFamily: { low: 2 * half, high: double },
      make: { low: half, high: 2 * double },
    },
  };
  const cart: PricedCart = { ...precedent, make: "Club Car", model: "Precedent" };

  test.each<[string, Partial<PricedCart>, object]>([
    ["adds its make and its family", {}, { asking: 8000, low: 4000, high: 16_000 }],
    ["takes the longest family named", { model: "Precedent i2 Excel" }, { asking: 4000 }],
    ["without a family is its make's", { model: "Viking" }, { asking: 4000 }],
    ["adds what the cart has", { batteryType: "lithium" }, { asking: 16_000 }],
    ["stops at the lowest price seen", { model: "Tempo" }, { asking: 2000, low: 1500, high: 4000 }],
    ["finds a make however it is spelled", { make: "club-car" }, { asking: 8000 }],
    ["of another make is that make's", { make: "Yamaha", ageYears: 6 }, { asking: 8000 }],
    ["holds at the youngest age", { ageYears: 0 }, { asking: 8000 }],
    ["holds at the oldest age", { ageYears: 20 }, { asking: 8000 }],
    [
      "adds what a make's seats are worth",
      { make: "Yamaha", ageYears: 6, seats: 8 },
      { asking: 32_000 },
    ],
    ["loses by its make's aging", { make: "Yamaha", ageYears: 13 }, { asking: 4000 }],
  ])("%s", (_, change, range) => {
    expect(predictAskingPrice(made, { ...cart, ...change })).toMatchObject(range);
  });

  test.each<[string, Partial<PricedCart>, object]>([
    ["a family listed often, at a listed age", {}, { support: "family", low: 4000, high: 16_000 }],
    ["at the youngest age listed", { ageYears: 5 }, { support: "family" }],
    ["at the oldest age listed", { ageYears: 15 }, { support: "family" }],
    ["younger than any listed", { ageYears: 4 }, { support: "thinFamily", low: 2000 }],
    ["older than any listed", { ageYears: 16 }, { support: "thinFamily" }],
    ["a family listed seldom", { model: "Precedent i2" }, { support: "thinFamily", high: 8000 }],
    ["a model in no listing", { model: "Viking" }, { support: "make", low: 2000, high: 16_000 }],
  ])("has the range of %s", (_, change, range) => {
    expect(predictAskingPrice(made, { ...cart, ...change })).toMatchObject(range);
    expect(range).toMatchObject({ support: supportFor(made, { ...cart, ...change }) });
  });

  test("reaches 1.81 times as far for any dealer, and no less far than for those listed", () => {
    const narrow = { ...made, intervals: { ...made.intervals, family: { low: -0.1, high: 0.1 } } };
    const { low, high, anyDealer } = predictAskingPrice(narrow, cart)!;
    expect({ low, high }).toEqual({ low: 7239, high: 8841 });
    expect(anyDealer).toEqual({ low: 4425, high: 14_465 });
    expect(predictAskingPrice(made, cart)!.anyDealer).toEqual({ low: 4000, high: 16_000 });
  });

  test("of a cart that a few listings say gains with age stays what it is at six years", () => {
    const gaining = { ...made, effects: { ...made.effects, age: 0.5 } };
    expect(typicalAskingPrice(gaining, { ...cart, ageYears: 20 })).toBe(8000);
    expect(typicalAskingPrice(gaining, { ...cart, ageYears: 0 })).toBe(8000);
  });

  test.each<[string, Partial<PricedCart>]>([
    ["gasAge", { powertrain: "gas", batteryType: null }],
    ["lithiumAge", { batteryType: "lithium" }],
    ["liftedAge", { lifted: true }],
  ])("of an aging cart falls by its %s too", (name, change) => {
    const aging = { ...made, effects: { ...made.effects, lithium: 0, age: -0.5, [name]: -0.5 } };
    // At 13 years, twice as much has been lost as at six: (1 + 13) / 7 to the power of -1.
    expect(typicalAskingPrice(aging, { ...cart, ageYears: 13, ...change })).toBe(4000);
  });

  test("has the effects of all carts, its make, and its family together", () => {
    const { base, lithium } = effectsFor(made, cart);
    expect(Math.exp(base)).toBeCloseTo(8000);
    expect(lithium).toBe(double);
    expect(effectsFor(made, { ...cart, make: "Garia" })).toEqual(made.effects);
  });

  test("without intervals is the typical price alone", () => {
    expect(typicalAskingPrice(made, cart)).toBe(8000);
    expect(typicalAskingPrice(made, { ...cart, ageYears: 21 })).toBeNull();
  });
});
