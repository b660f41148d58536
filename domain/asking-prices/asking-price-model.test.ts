import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { powertrains } from "../valuation/cart.ts";
import model from "./asking-price-model.json" with { type: "json" };
import type { PricedCart } from "./priced-cart.ts";
import { precedent } from "./priced-cart-samples.ts";
import { predictAskingPrice, findFamily } from "./asking-price-model.ts";
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

test("lithium, a lift and a newer year raise the asking price; the make may be spelled in any way", () => {
  const asking = (change: Partial<PricedCart>) =>
    predictAskingPrice(model, { ...precedent, ...change })!.asking;
  expect(asking({ batteryType: "lithium" })).toBeGreaterThan(asking({}));
  expect(asking({ lifted: true })).toBeGreaterThan(asking({}));
  expect(asking({ ageYears: 4 })).toBeGreaterThan(asking({}));
  expect(asking({ make: "club-car" })).toBe(asking({}));
});
