import { expect, test } from "vitest";
import { publishedModel as model } from "./published-model.ts";
import type { PricedCart } from "./priced-cart.ts";
import { precedent as cart } from "./listing.fixture.ts";
import { nearestListings } from "./nearest-listings.ts";

const listingsOf = (changes: Partial<PricedCart>[]) =>
  changes.map((change) => ({ ...cart, ...change, change }));

test("the nearest listing is the same cart, followed by other ages, details, and models", () => {
  const all = listingsOf([{ family: "Onward" }, { batteryType: "lithium" }, { ageYears: 9 }, {}]);
  expect(nearestListings(model, cart, all, 5).map(({ change }) => change)).toEqual([
    {},
    { ageYears: 9 },
    { batteryType: "lithium" },
    { family: "Onward" },
  ]);
});

test("no more listings are returned than requested, and ties keep their order", () => {
  const all = listingsOf([{ seats: 4 }, { lifted: false }, {}]);
  expect(nearestListings(model, cart, all, 2)).toEqual(all.slice(0, 2));
});

test("a model's other names count as the same model", () => {
  const all = listingsOf([{ model: "Tempo", family: "Tempo" }, { model: "Precedent i2" }]);
  expect(nearestListings(model, { ...cart, model: "precedent excel" }, all, 1)[0]!.change).toEqual({
    model: "Precedent i2",
  });
});

test("an unknown battery type doesn't count as a difference", () => {
  const all = listingsOf([{ ageYears: 9 }, { batteryType: "lithium" }]);
  const [first] = nearestListings(model, { ...cart, batteryType: null }, all, 1);
  expect(first!.change).toEqual({ batteryType: "lithium" });
});

test("for a cart of an unknown model, the listing that differs least comes first, whatever its model", () => {
  const all = listingsOf([
    { family: null, powertrain: "electric", batteryType: "lithium" },
    { family: "Onward", ageYears: 9 },
    { family: "Precedent" },
  ]);
  const unknown = { ...cart, family: null };
  expect(nearestListings(model, unknown, all, 3).map(({ change }) => change.family)).toEqual([
    "Precedent",
    "Onward",
    null,
  ]);
});
