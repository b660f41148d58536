import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDollars } from "./money.ts";
import { maxAmountLength, readDollars } from "./read-dollars.ts";

test.each([
  [" $1,200 ", 1200],
  ["1200.50", 1201],
  ["6.25k", 6250],
  ["$6,500/OBO", 6500],
  ["6500 o.b.o.", 6500],
  ["$6,500.00 (firm)", 6500],
  ["6 500", 6500],
  ["1 234 567", 1_234_567],
  ["6500 7000", null],
  ["6500 700", null],
  ["6.500", null],
  ["k", null],
  ["6500 miles", null],
  ["9999999k", null],
  [".4", 0],
  ["0", 0],
  ["", null],
  ["-5", null],
  ["1e3", null],
  ["9999999999", null],
  ["$55,00", null],
  ["5,5000", null],
  ["$4,500,", 4500],
])("%j typed as dollars is read as %s", (text, amount) => {
  expect(readDollars(text)).toBe(amount);
});

const anyAmount = fc.integer({ min: 0, max: 999_999_999 });

test("formatted dollars can be read back", () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(readDollars(formatDollars(amount))).toBe(amount);
    }),
  );
});

test("dollars are read the same with an ad's words around them", () => {
  const anyPrefix = fc.constantFrom("", "asking ", "Asking price: ", "$", "only $");
  const anySuffix = fc.constantFrom("", " obo", " OBO!", " or best offer", " firm", " USD cash");
  fc.assert(
    fc.property(anyAmount, anyPrefix, anySuffix, (amount, prefix, suffix) => {
      expect(readDollars(`${prefix}${amount.toLocaleString("en-US")}${suffix}`)).toBe(amount);
    }),
  );
});

test("thousands with a k are read as dollars", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (thousands) => {
      expect(readDollars(`${thousands}k`)).toBe(thousands * 1000);
      expect(readDollars(`$${thousands}.5 K`)).toBe(thousands * 1000 + 500);
    }),
  );
});

test("any text is read as whole non-negative dollars or as none", () => {
  const likely = fc.string({ unit: fc.constantFrom(..."0123456789.,$k -obefirm") });
  const anything = fc.oneof(fc.string(), likely);
  fc.assert(
    fc.property(anything, (text) => {
      const amount = readDollars(text);
      if (amount !== null) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    }),
  );
});

test("two different amounts are never read as one", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 99_999 }),
      fc.constantFrom("-", " to ", " or ", " - ", " / "),
      (amount, between) => {
        expect(readDollars(`$${amount}${between}$${amount + 1}`)).toBeNull();
      },
    ),
  );
});

test("the longest formatted amount fits in the field with an ad's words", () => {
  expect(`Asking price: ${formatDollars(999_999_999)} or best offer`.length).toBeLessThanOrEqual(
    maxAmountLength,
  );
});
