import { expect, test } from "vitest";
import { isOfRunningCart } from "./priced-cart.ts";

test.each([
  ["DS", "", true],
  ["DS", "street legal; new parts, asking price as listed", true],
  ["DS", "rear seat in progress", true],
  ["DS", "dealer status: boneyard (parts/unsaleable stock)", false],
  ["DS", "dealer status: work in progress (not yet ready for sale)", false],
  ["DS", "Sold AS-IS; 36 V", false],
  ["DS", "sold as is", false],
  ["DS", "good for parts", false],
  ["DS parts cart", "", false],
  ["DS (parts only)", "", false],
])("a %s with the note “%s” is a running cart: %s", (model, note, isRunning) => {
  expect(isOfRunningCart({ model, note })).toBe(isRunning);
});
