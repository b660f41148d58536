import { expect, test } from "vitest";
import { formatChange, formatDollars, readDollars } from "./money.ts";

test.each([
  [5216, "$5,216"],
  [0, "$0"],
])("%i dollars are %s", (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test.each([
  [2981, "+$2,981"],
  [-600, "−$600"],
  [0, "no change"],
])("a change of %i is %s", (amount, text) => {
  expect(formatChange(amount)).toBe(text);
});

test.each([
  ["1200", 1200],
  [" $1,200 ", 1200],
  ["1200.50", 1201],
  [".4", 0],
  ["0", 0],
  ["", null],
  ["-5", null],
  ["1e3", null],
  ["a lot", null],
  ["1.2.3", null],
  ["9999999999", null],
])("%j typed as dollars is %s", (text, amount) => {
  expect(readDollars(text)).toBe(amount);
});
