import fc from "fast-check";
import { expect, test } from "vitest";
import { type Advice, verdictOn } from "../../../domain/advice/advise.ts";
import { verdictTitles } from "../../../text/verdict-titles.ts";
import { comparisonText, distanceText, verdictAdvice } from "./verdict.ts";

const pay: Advice = {
  number: 3000,
  settle: 4000,
  floor: 2000,
  ceiling: 5000,
  confidence: "fair",
  reasons: [],
};
const dealers = { low: 4500, asking: 6000, high: 7500 };

test.each([
  [1999, "Low: find out why"],
  [2000, "A good price"],
  [3000, "A good price"],
  [3001, "Fair: make an offer"],
  [5000, "Fair: make an offer"],
  [5001, "High: offer less"],
  [7500, "High: offer less"],
  [7501, "Overpriced: negotiate or walk away"],
])("$%i: %s", (price, title) => {
  expect(verdictTitles[verdictOn(price, pay, dealers)]).toBe(title);
});

test("without dealers’ prices no price is called low, fair, or high", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (price) => {
      const verdict = verdictOn(price, pay, null);
      expect(verdictTitles[verdict]).not.toMatch(/\b(low|fair|high|good)\b/i);
      expect(verdictAdvice[verdict]).toContain("compare ads near you");
    }),
  );
});

test.each([
  [4700, "$300 under your limit"],
  [5000, "Right where to stop"],
  [6500, "$1,500 too high"],
])("$%i is %s", (price, text) => {
  expect(distanceText(price, pay)).toBe(text);
});

test.each([
  [3500, "$500 below it"],
  [4000, "within it"],
  [6000, "within it"],
  [6502, "$502 above it"],
])("$%i stands %s", (price, text) => {
  expect(comparisonText(price, { low: 4000, high: 6000 })).toBe(text);
});
