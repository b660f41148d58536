import { expect, test } from "vitest";
import { cartFieldIds } from "./cart.ts";
import { fromPublicNames, publicName, toPublicNames } from "./public-names.ts";

test("the model year alone has another name outside, and keeps its place", () => {
  expect(cartFieldIds.map(publicName).filter((name, at) => name !== cartFieldIds[at])).toEqual([
    "year",
  ]);
  expect(Object.keys(toPublicNames({ seats: 4, modelYear: 2020, make: "Icon" }))).toEqual([
    "seats",
    "year",
    "make",
  ]);
});

test("a record gets its names back, and nothing that it lacks", () => {
  const cart = { modelYear: 2020, make: "Icon", seats: 4 };
  expect(fromPublicNames(toPublicNames(cart))).toEqual(cart);
  expect(toPublicNames({ make: "Icon" })).toEqual({ make: "Icon" });
});
