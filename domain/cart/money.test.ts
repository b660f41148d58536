import { expect, test } from "vitest";
import { formatChange, formatDollars, formatRange, roundedDollars, shortDollars } from "./money.ts";
import { readDollars } from "./read-dollars.ts";

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

test.each([
  ["1200", 1200],
  [" $1,200 ", 1200],
  ["1200.50", 1201],
  ["$6,500", 6500],
  ["6.5k", 6500],
  ["$6.5K obo", 6500],
  ["12 k", 12_000],
  ["6.25k", 6250],
  ["6500 obo", 6500],
  ["6500obo", 6500],
  ["$6,500/OBO", 6500],
  ["6500 o.b.o.", 6500],
  ["6,500 firm", 6500],
  ["$6,500.00 (firm)", 6500],
  ["Asking price: $6,500 or best offer!", 6500],
  ["6500 USD cash only", 6500],
  ["6 500", 6500],
  ["1 234 567", 1_234_567],
  ["6500 7000", null],
  ["6500 700", null],
  ["6500-7000", null],
  ["6500 or 7000", null],
  ["6.500", null],
  ["6.500.000", null],
  ["k", null],
  ["$k", null],
  ["obo", null],
  ["2020 Onward", null],
  ["6500 miles", null],
  ["9999999k", null],
  [".4", 0],
  ["0", 0],
  ["", null],
  ["-5", null],
  ["1e3", null],
  ["a lot", null],
  ["1.2.3", null],
  ["9999999999", null],
])("%j typed as dollars is read as %s", (text, amount) => {
  expect(readDollars(text)).toBe(amount);
});
