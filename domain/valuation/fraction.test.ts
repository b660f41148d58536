import fc from "fast-check";
import { expect, test } from "vitest";
import { roundHalfUp, times, whole } from "./fraction.ts";

test.each([
  [{ numerator: 5, denominator: 1 }, 5],
  [{ numerator: 99, denominator: 20 }, 5],
  [{ numerator: 90, denominator: 20 }, 5],
  [{ numerator: 89, denominator: 20 }, 4],
  [{ numerator: 80, denominator: 20 }, 4],
  [{ numerator: 0, denominator: 20 }, 0],
])("%j rounds to %i", (fraction, dollars) => {
  expect(roundHalfUp(fraction)).toBe(dollars);
});

test("any price times any six factors is rounded exactly as with unlimited integers", () => {
  const price = fc.integer({ min: 1, max: 100_000 });
  const factors = fc.array(fc.integer({ min: 4, max: 32 }), { maxLength: 6 });
  fc.assert(
    fc.property(price, factors, (dollars, twentieths) => {
      const exact = twentieths.reduce(times, whole(dollars));
      const numerator = twentieths.reduce(
        (product, each) => product * BigInt(each),
        BigInt(dollars),
      );
      const denominator = 20n ** BigInt(twentieths.length);
      expect(BigInt(roundHalfUp(exact))).toBe((2n * numerator + denominator) / (2n * denominator));
    }),
  );
});
