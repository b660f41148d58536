import fc from "fast-check";
import { expect, test } from "vitest";
import { comparisonText, verdictOn, verdicts } from "./verdict.ts";

const estimate = { low: 4000, high: 6000 };
const dealers = { low: 5000, asking: 7000, high: 9000 };
const cheapDealers = { low: 2000, asking: 2500, high: 3000 };

test.each([
  [3999, dealers, "Low: find out why"],
  [4500, dealers, "Fair, and below what dealers ask"],
  [5500, dealers, "Fair by both measures"],
  [7000, dealers, "Fair for a dealer, high for a private sale"],
  [9001, dealers, "Overpriced: negotiate or walk away"],
  [1999, cheapDealers, "Low: find out why"],
  [2500, cheapDealers, "Below the estimate, within what dealers ask"],
  [3500, cheapDealers, "Above what dealers ask"],
  [5000, cheapDealers, "Above what dealers ask"],
  [6001, { low: 7000, asking: 8000, high: 9000 }, "Between the estimate and dealers’ prices"],
  [3999, null, "Below the formula’s estimate"],
  [4000, null, "Within the formula’s estimate"],
  [6001, null, "Above the formula’s estimate"],
])("$%i against dealers %j: %s", (price, asked, title) => {
  expect(verdicts[verdictOn(price, estimate, asked)].title).toBe(title);
});

test.each([
  [3500, "$500 below this range"],
  [4000, "within this range"],
  [6000, "within this range"],
  [6502, "$502 above this range"],
])("$%i stands %s", (price, text) => {
  expect(comparisonText(price, estimate)).toBe(text);
});

test("any price has a verdict, and one at the middle of both is never called low or high", () => {
  const dollars = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(dollars, (price) => {
      expect(verdicts[verdictOn(price, estimate, dealers)].advice).toMatch(/^[A-Z“].*\.$/);
      const around = { low: Math.floor(price / 2), asking: price, high: price * 2 };
      expect(verdictOn(price, around, around)).toBe("fair");
    }),
  );
});

test("without listings no price is called low, fair, or high", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (price) => {
      const { title, advice } = verdicts[verdictOn(price, estimate, null)];
      expect(title).not.toMatch(/\b(low|fair|high)\b/i);
      expect(advice).toContain("We have no listings like it");
    }),
  );
});
