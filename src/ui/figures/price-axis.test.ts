import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOn } from "./price-axis.ts";

test("a price is as far along the scale as it is between the scale's ends", () => {
  const ends = { from: 2000, to: 4000 };
  expect([2000, 2500, 4000].map((dollars) => percentOn(ends, dollars))).toEqual([0, 25, 100]);
  const dollars = fc.integer({ min: 2000, max: 4000 });
  fc.assert(
    fc.property(dollars, dollars, (one, other) => {
      expect(percentOn(ends, one) <= percentOn(ends, other)).toBe(one <= other);
    }),
  );
});
