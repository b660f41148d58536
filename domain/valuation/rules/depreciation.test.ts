import { expect, test } from "vitest";
import { aCart } from "../../cart/testing.ts";
import { depreciation } from "./depreciation.ts";

test.each([
  [0, 20, "a new cart keeps everything"],
  [1, 18, "each of the first five years takes 10 %"],
  [4, 12, "the fourth year too"],
  [5, 10, "half is gone after five years"],
  [6, 9, "the sixth year takes 5 %"],
  [10, 5, "so does the tenth"],
  [11, 4, "the eleventh reaches the cap of 80 %"],
  [12, 4, "nothing more is lost after it"],
  [200, 4, "however old the cart is"],
])("after %i years %i twentieths remain: %s", (ageYears, twentieths) => {
  expect(depreciation.twentieths(aCart(), ageYears)).toBe(twentieths);
});

test("the figures are those shown on the method page", () => {
  expect(depreciation.factors).toEqual({ perEarlyYear: 2, perLaterYear: 1, mostLost: 16 });
});
