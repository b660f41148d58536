import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { powertrains, seatCounts } from "../cart/cart.ts";
import { publishedModel as model } from "./published-model.ts";
import { resolveModel } from "../catalogue/resolve-model.ts";
import { type PricedCart, readyCartOf, listingConditions } from "./priced-cart.ts";
import { batteryTypes, defaultChoices } from "../cart/cart.ts";
import { precedent } from "./listing.fixture.ts";
import {
  type AskingPriceModel,
  type FamilyEffects,
  type NewPrice,
  effectsFor,
  featureNames,
  featuresOf,
  predictAskingPrice,
  typicalAskingPrice,
} from "./asking-price-model.ts";

const withFamily = (cart: Omit<PricedCart, "family">): PricedCart => ({
  ...cart,
  family: resolveModel(cart.make, cart.model).family?.priceFamily ?? null,
});

const carts = fc
  .record({
    make: fc.constantFrom(...Object.keys(model.makes)),
    model: fc.oneof(fc.constantFrom("Precedent i2", "RXV", "Drive2", "Other"), fc.string()),
    ageYears: fc.integer({ min: model.ages.youngest, max: model.ages.oldest }),
    condition: fc.constantFrom(...listingConditions),
    seats: fc.constantFrom(null, 2, 4, 6, 8),
    powertrain: fc.constantFrom(...powertrains),
    batteryType: fc.constantFrom(null, ...batteryTypes),
    lifted: fc.boolean(),
  })
  .map(withFamily);

describe("any cart of a make and age that is in the listings", () => {
  test("any listed cart has an asking price in whole dollars, above the floor and with a range as wide as unknown dealers need", () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { low, asking, high } = predictAskingPrice(model, cart);
        expect(low).toBeLessThanOrEqual(asking);
        expect(asking).toBeLessThanOrEqual(high);
        expect(asking).toBeGreaterThanOrEqual(model.floorDollars);
        // Rounding moves each of them by half a dollar at most.
        expect(low).toBeLessThanOrEqual(0.7 * asking + 1);
        expect(high).toBeGreaterThanOrEqual(1.45 * asking - 2);
        expect([low, asking, high].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});

const priceOf = (change: Partial<PricedCart>) =>
  predictAskingPrice(model, withFamily({ ...precedent, ...change }));

describe("a cart that no dealer lists", () => {
  test("an unlisted model of a listed make is priced as the mean of the make's models", () => {
    const unknown = priceOf({ model: "Viking" });
    expect(unknown).toEqual(priceOf({ model: "Zeppelin" }));
    expect(unknown.support).toBe("make");
    const ratio = unknown.asking / priceOf({}).asking;
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.6);
  });

  test("a cart older than any listed one keeps losing value, and its price says so", () => {
    const oldest = Math.max(
      ...model.makes["Club Car"]!.families["Precedent"]!.seen.map(([age]) => age),
    );
    const [listed, older, oldestOfAll] = [0, 5, 10].map((more) =>
      priceOf({ ageYears: oldest + more }),
    );
    expect(older!.asking).toBeLessThan(listed!.asking);
    expect(oldestOfAll!.asking).toBeLessThan(older!.asking);
    expect([listed, older].map((each) => each!.isBeyondListings)).toEqual([false, true]);
  });
});

describe("nothing better is cheaper", () => {
  const anyAge = fc.integer({ min: 0, max: 77 });

  test("no cart is cheaper with more seats, or with lithium batteries for lead-acid ones", () => {
    fc.assert(
      fc.property(carts, anyAge, fc.constantFrom(2, 4, 6), (cart, ageYears, seats) => {
        const asking = (change: Partial<PricedCart>) =>
          predictAskingPrice(model, { ...cart, ageYears, ...change }).asking;
        for (const more of seatCounts.filter((count) => count > seats)) {
          expect(asking({ seats: more })).toBeGreaterThanOrEqual(asking({ seats }));
        }
        const [leadAcid, lithium] = batteryTypes.map((batteryType) =>
          asking({ powertrain: "electric", batteryType, seats }),
        );
        expect(lithium).toBeGreaterThanOrEqual(leadAcid!);
      }),
    );
  });

  test("no cart is cheaper with a lift", () => {
    fc.assert(
      fc.property(carts, anyAge, (cart, ageYears) => {
        const [plain, lifted] = [false, true].map(
          (each) => predictAskingPrice(model, { ...cart, ageYears, lifted: each }).asking,
        );
        expect(lifted).toBeGreaterThanOrEqual(plain!);
      }),
    );
  });

  test("no cart costs more a year later, however old it is", () => {
    fc.assert(
      fc.property(carts, anyAge, (cart, ageYears) => {
        const asking = (age: number) =>
          predictAskingPrice(model, { ...cart, ageYears: age }).asking;
        expect(asking(ageYears + 1)).toBeLessThanOrEqual(asking(ageYears));
      }),
    );
  });
});

describe("an unlisted model older than every listed cart of another model of its make", () => {
  const oldest = ([, { seen }]: readonly [string, FamilyEffects]) =>
    Math.max(...seen.map(([age]) => age));
  const listed = Object.entries(model.makes).flatMap(([make, { families }]) =>
    Object.entries(families)
      .filter(([, { seen }]) => seen.length > 0)
      .map((family) => ({ make, family: family[0], oldest: oldest(family) })),
  );
  const kinds = fc.record({
    seats: fc.constantFrom(2, 4, 6, 8),
    powertrain: fc.constantFrom(...powertrains),
    batteryType: fc.constantFrom(...batteryTypes),
    lifted: fc.boolean(),
  });
  /** How many years it takes the cap to limit even the most expensive make. */
  const yearsToTakeHold = 10;

  test("an older unlisted model costs no more than the listed one, once the cap has taken hold", () => {
    fc.assert(
      fc.property(fc.constantFrom(...listed), kinds, fc.nat(30), (newer, kind, more) => {
        const cart = { ...precedent, ...kind, make: newer.make, model: "" };
        const ageYears = newer.oldest + yearsToTakeHold + more;
        const [unlisted, known] = [null, newer.family].map(
          (family) => predictAskingPrice(model, { ...cart, family, ageYears }).asking,
        );
        expect(unlisted).toBeLessThanOrEqual(known!);
      }),
    );
  });

  test("an unlisted model loses at most a fifth from one year to the next", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...listed),
        kinds,
        fc.integer({ min: 5, max: 60 }),
        ({ make }, kind, ageYears) => {
          const cart = { ...precedent, ...kind, make, model: "", family: null };
          const [before, after] = [ageYears, ageYears + 1].map(
            (age) => predictAskingPrice(model, { ...cart, ageYears: age }).asking,
          );
          expect(after).toBeGreaterThanOrEqual(Math.floor(0.8 * before!) - 1);
        },
      ),
    );
  });
});

test("a lifted Icon is recognized by its model's name and not priced below a plain one", () => {
  const icon = { ...defaultChoices, modelYear: 2022, make: "Icon", seats: 4 } as const;
  const [plain, named, lifted] = [
    { ...icon, model: "i40" },
    { ...icon, model: "i40L" },
    { ...icon, model: "i40", lifted: true },
  ].map((cart) => predictAskingPrice(model, readyCartOf(cart, 4)).asking);
  expect(named).toBe(lifted);
  expect(lifted).toBeGreaterThanOrEqual(plain!);
});

test("a variant is capped by what it costs when new, not by the cheapest of its family", () => {
  const askingFor = (name: string, lifted = false) => {
    const icon = { ...precedent, make: "Icon", model: name, seats: 4 as const, lifted };
    return predictAskingPrice(model, { ...withFamily(icon), ageYears: 2 }).asking;
  };
  expect(askingFor("i40")).toBeLessThanOrEqual(0.95 * 6500);
  expect(askingFor("i40F")).toBeGreaterThan(0.95 * 6500);
  expect(askingFor("i40FL", true)).toBeGreaterThanOrEqual(askingFor("i40F"));
  expect(askingFor("i40", true)).toBe(askingFor("i40L", true));
  expect(askingFor("i40", true)).toBeGreaterThan(askingFor("i40"));
});

test("no used cart of a model is priced above 95% of a new one with its seats and battery type", () => {
  const ages = Array.from({ length: model.ages.oldest + 1 }, (_, age) => age);
  for (const [make, { families, unlistedPrices = [] }] of Object.entries(model.makes)) {
    const unlisted = unlistedPrices.map((price): [string, { newPrices: NewPrice[] }] => [
      price.model,
      { newPrices: [price] },
    ]);
    for (const [family, { newPrices }] of [...Object.entries(families), ...unlisted]) {
      for (const { model: name, seats, power, price } of newPrices) {
        const cart: PricedCart = {
          ...precedent,
          make,
          model: name,
          family: family in families ? family : null,
          seats,
          powertrain: power === "gas" ? "gas" : "electric",
          batteryType: power === "gas" ? null : power,
        };
        for (const ageYears of ages) {
          const { asking } = predictAskingPrice(model, { ...cart, ageYears });
          expect(asking).toBeLessThanOrEqual(Math.ceil(0.95 * price));
        }
      }
    }
  }
});

describe("features of a cart", () => {
  test("a plain used cart's only features are the base and its age", () => {
    expect(featuresOf(precedent)).toEqual({
      base: 1,
      age: Math.log(11 / 7),
      isNew: 0,
      isRefurbished: 0,
      seats: 0,
      sixSeats: 0,
      seatsUnknown: 0,
      gas: 0,
      lithium: 0,
      batteryUnknown: 0,
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
    ["six seats", { seats: 6 }, { seats: Math.log(1.5), sixSeats: 1 }],
    ["eight seats", { seats: 8 }, { seats: Math.log(2), sixSeats: 1, seatsUnknown: 0 }],
    ["seats that are not known", { seats: null }, { seats: 0, seatsUnknown: 1 }],
    ["a lift kit", { lifted: true }, { lifted: 1, liftedAge: Math.log(11 / 7) }],
    ["a lithium pack", { batteryType: "lithium" }, { lithium: 1, lithiumAge: Math.log(11 / 7) }],
    ["a pack of an unknown kind", { batteryType: null }, { lithium: 0, batteryUnknown: 1 }],
  ])("%s sets its features", (_, change, features) => {
    expect(featuresOf({ ...precedent, ...change })).toMatchObject(features);
  });

  test.each([null, "lead-acid", "lithium"] as const)(
    "a gas cart has no battery features, even if its listing names %s",
    (batteryType) => {
      const gas = { ...precedent, powertrain: "gas", batteryType } as const;
      expect(featuresOf(gas)).toMatchObject({ gas: 1, lithium: 0, batteryUnknown: 0 });
    },
  );
});

describe("a prediction worked by hand", () => {
  /** Effects are in logarithms, so doubling and halving are easy to check. */
  const half = Math.log(0.5);
  const double = Math.log(2);
  const noEffects = Object.fromEntries(featureNames.map((name) => [name, 0]));
  /** Units of one dealer at these ages. */
  const seen = (groups: number, ...ages: number[]) => ages.map((age) => [age, 0, groups] as const);
  const listed = { listings: 10, newPrices: [] };
  const made: AskingPriceModel = {
    newestObservation: "2026-09-01",
    listings: 3,
    groupCount: 3,
    ages: { youngest: 0, oldest: 20 },
    floorDollars: 1500,
    dealers: [{ name: "dealer.example", listings: 3, effect: double, makes: { Yamaha: double } }],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is in the list
    effects: { ...noEffects, base: Math.log(8000), lithium: double } as AskingPriceModel["effects"],
    makes: {
      "Club Car": {
        effects: { base: half },
        families: {
          Precedent: { effects: { base: double }, ...listed, seen: seen(5, 5, 10, 15) },
          "Precedent i2": { effects: {}, ...listed, seen: seen(1, 5, 10, 15) },
          Tempo: { effects: { base: half }, ...listed, seen: seen(5, 5, 10, 15) },
        },
      },
      Yamaha: { effects: { age: -1, seats: 2 }, families: {} },
    },
    intervals: {
      family: { low: half, high: double },
      thinFamily: { low: 2 * half, high: double },
      make: { low: half, high: 2 * double },
      otherMakes: { low: 2 * half, high: 2 * double },
    },
  };
  const cart: PricedCart = { ...precedent, make: "Club Car", model: "Precedent" };

  test.each<[string, Partial<PricedCart>, object]>([
    ["adds its make and its family", {}, { asking: 8000, low: 4000, high: 16_000 }],
    [
      "without a family is the mean of its make's, each by its listings",
      { family: null },
      { asking: 4000 },
    ],
    ["adds what the cart has", { batteryType: "lithium" }, { asking: 16_000 }],
    [
      "may have a range that goes below the lowest price seen",
      { family: "Tempo" },
      { asking: 2000, low: 1000, high: 4000 },
    ],
    ["of another make is that make's", { make: "Yamaha", ageYears: 6 }, { asking: 8000 }],
    [
      "of a make that nobody lists is all makes'",
      { make: "Massimo" },
      { asking: 8000, support: "otherMakes" },
    ],
    [
      "adds what a make's seats are worth",
      { make: "Yamaha", ageYears: 6, seats: 8 },
      { asking: 32_000 },
    ],
    ["loses by its make's aging", { make: "Yamaha", ageYears: 13 }, { asking: 4000 }],
  ])("a prediction %s", (_, change, range) => {
    expect(predictAskingPrice(made, { ...cart, ...change })).toMatchObject(range);
  });

  test("a prediction stops at the lowest price seen, with its range around that", () => {
    expect(
      predictAskingPrice({ ...made, floorDollars: 3000 }, { ...cart, family: "Tempo" }),
    ).toMatchObject({ asking: 3000, low: 1500, high: 6000 });
  });

  test.each<[string, Partial<PricedCart>, object]>([
    ["a family listed often", {}, { support: "family", low: 4000, high: 16_000 }],
    ["two years younger than that", { ageYears: 3 }, { support: "family" }],
    ["two years older than that", { ageYears: 17 }, { support: "family" }],
    ["more than two years younger", { ageYears: 2 }, { support: "thinFamily", low: 2000 }],
    ["more than two years older", { ageYears: 18 }, { support: "thinFamily" }],
    ["a family listed seldom", { family: "Precedent i2" }, { support: "thinFamily", high: 8000 }],
    ["a model in no listing", { family: null }, { support: "make", low: 2000, high: 16_000 }],
  ])("a prediction has the range of %s", (_, change, range) => {
    expect(predictAskingPrice(made, { ...cart, ...change })).toMatchObject(range);
  });

  test("a prediction names the dealers that list the family at about the cart's age", () => {
    expect(predictAskingPrice(made, cart).dealers).toEqual(["dealer.example"]);
    expect(predictAskingPrice(made, { ...cart, ageYears: 18 }).dealers).toEqual([]);
  });

  test("a prediction for a named dealer includes the dealer's effect", () => {
    expect(predictAskingPrice(made, cart, "dealer.example").asking).toBe(16_000);
    const yamaha = { ...cart, make: "Yamaha", ageYears: 6 };
    expect(predictAskingPrice(made, yamaha, "dealer.example").asking).toBe(32_000);
    expect(predictAskingPrice(made, cart, "a dealer nobody knows").asking).toBe(8000);
  });

  test("a dealer whose prices we don't know gets at least the range 0.70 to 1.45", () => {
    const sure = { ...made, intervals: { ...made.intervals, family: { low: -0.1, high: 0.1 } } };
    const range = { asking: 8000, low: 5600, high: 11_600 };
    expect(predictAskingPrice(sure, cart)).toMatchObject(range);
    expect(predictAskingPrice(sure, cart, "a dealer nobody knows")).toMatchObject(range);
    expect(predictAskingPrice(sure, cart, "dealer.example")).toMatchObject({
      low: Math.round(16_000 * Math.exp(-0.1)),
      high: Math.round(16_000 * Math.exp(0.1)),
    });
  });

  describe("a cart younger than any listed one", () => {
    const withNew = (price: number) => ({
      ...made,
      makes: {
        "Club Car": {
          effects: {},
          families: {
            Precedent: {
              effects: {},
              listings: 10,
              seen: seen(5, 4),
              newPrices: [{ model: "Precedent", seats: 8, power: "gas" as const, price }],
            },
          },
        },
      },
    });
    const priceAt = (ageYears: number, fit: AskingPriceModel) =>
      predictAskingPrice(fit, {
        ...cart,
        ageYears,
        seats: 8,
        powertrain: "gas",
        batteryType: null,
      });

    test("a young cart's price is between 95% of a new one and the youngest listing", () => {
      const tied = withNew(20_000 / 0.95);
      expect(priceAt(0, tied)).toMatchObject({ asking: 20_000, isBeyondListings: false });
      // Halfway in years, the price is the geometric mean of the two.
      expect(priceAt(2, tied).asking).toBe(Math.round(Math.sqrt(20_000 * 8000)));
      expect(priceAt(4, tied).asking).toBe(8000);
    });

    test("a young cart isn't tied to a new one that costs no more than the youngest listing", () => {
      const cheap = withNew(6000);
      expect(priceAt(2, cheap)).toMatchObject({ asking: 5700, isBeyondListings: true });
      expect(priceAt(4, cheap)).toMatchObject({ asking: 5700, isBeyondListings: false });
    });
  });

  test("an age effect above zero never makes an older cart cost more", () => {
    const gaining = { ...made, effects: { ...made.effects, age: 0.5 } };
    const priceAt = (ageYears: number) => typicalAskingPrice(gaining, { ...cart, ageYears }).asking;
    expect(priceAt(20)).toBe(priceAt(0));
  });

  test.each<[name: string, effect: string, Partial<PricedCart>]>([
    ["gasAge", "gas", { powertrain: "gas", batteryType: null }],
    ["lithiumAge", "lithium", { batteryType: "lithium" }],
    ["liftedAge", "lifted", { lifted: true }],
  ])("an aging cart's price falls by its %s effect too", (name, effect, change) => {
    // What the cart has is worth twice as much at six years as at 13, so that it isn't cut off at zero.
    const effects = { ...made.effects, age: -0.5, [effect]: double, [name]: -0.5 };
    const aging = { ...made, effects };
    // At 13 years, twice as much has been lost as at six: 16,000 × ((1 + 13) / 7) to the power of -1.
    expect(typicalAskingPrice(aging, { ...cart, ageYears: 13, ...change }).asking).toBe(8000);
  });

  test("a cart's effects are those of all carts, its make, and its family together", () => {
    const { base, lithium } = effectsFor(made, cart);
    expect(Math.exp(base)).toBeCloseTo(8000);
    expect(lithium).toBe(double);
    expect(effectsFor(made, { ...cart, make: "Garia" })).toEqual(made.effects);
  });

  test("a fit without intervals gives only the typical price", () => {
    const { intervals: _, ...fit } = made;
    expect(typicalAskingPrice(fit, cart)).toEqual({ asking: 8000, support: "family" });
  });
});
