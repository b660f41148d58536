import { expect, test } from "vitest";
import { cartFieldIds } from "./cart.ts";
import { renameToFieldIds, publicName, renameToPublic } from "./public-names.ts";

test("only the model year has a different public name, and it keeps its place", () => {
  expect(cartFieldIds.map(publicName).filter((name, at) => name !== cartFieldIds[at])).toEqual([
    "year",
  ]);
  expect(Object.keys(renameToPublic({ seats: 4, modelYear: 2020, make: "Icon" }))).toEqual([
    "seats",
    "year",
    "make",
  ]);
});

test("a record gets its own names back, and no field it didn't have", () => {
  const cart = { modelYear: 2020, make: "Icon", seats: 4 };
  expect(renameToFieldIds(renameToPublic(cart))).toEqual(cart);
  expect(renameToPublic({ make: "Icon" })).toEqual({ make: "Icon" });
});
