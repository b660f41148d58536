import fc from "fast-check";
import { expect, test } from "vitest";
import { formatChange, formatDollars, formatRange, roundedDollars, shortDollars } from "./money.ts";

test.each([
  [5216, "$5,216"],
  [0, "$0"],
  [1_234_567.5, "$1,234,568"],
  [-1500, "-$1,500"],
])("%d dollars are formatted as %s", (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test("a range is formatted by its ends, or by its only figure", () => {
  expect(formatRange({ low: 1200, high: 1500 })).toBe("$1,200 to $1,500");
  expect(formatRange({ low: 500, high: 500 })).toBe("$500");
});

test.each([
  [2981, "+$2,981"],
  [-600, "−$600"],
  [0, "no change"],
])("a change of %i dollars is formatted as %s", (amount, text) => {
  expect(formatChange(amount)).toBe(text);
});

test.each([
  [524, 500],
  [525, 550],
  [9974, 9950],
  [9975, 10_000],
  [9999, 10_000],
  [10_049, 10_000],
  [10_050, 10_100],
])("$%d is rounded to $%d for advice", (exact, dollars) => {
  expect(roundedDollars(exact)).toBe(dollars);
});

test.each([
  [0, "$0"],
  [500, "$500"],
  [2400, "$2.4k"],
  [40_000, "$40k"],
  [1_500_000, "$1.5M"],
])("%d dollars on an axis are formatted as %s", (amount, text) => {
  expect(shortDollars(amount)).toBe(text);
});

test("a formatted change and its opposite differ only in the sign", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
      expect(formatChange(amount)).toBe(`+${formatDollars(amount)}`);
      expect(formatChange(-amount)).toBe(formatChange(amount).replace("+", "−"));
    }),
  );
});
