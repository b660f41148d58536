import { expect, test } from "vitest";
import { adFields } from "./ad-fields.ts";

test.each([
  [{ price: 6500, fees: 400, seller: "dealer" }, "price=6500&fees=400&seller=dealer"],
  [{ price: "6.5k", fees: 0, seller: "owner" }, "price=6.5k&seller=owner"],
  [{ price: "", fees: 0, seller: null }, "price="],
  [{ price: null, fees: 0, seller: null }, ""],
] as const)("an ad with %j is written as %j", (ad, query) => {
  expect(String(adFields(ad))).toBe(query);
});
