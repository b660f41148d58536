import fc from "fast-check";
import { expect, test } from "vitest";
import { dollarTicks } from "./dots.ts";

test.each([
  [1150, [0, 250, 500, 750, 1000, 1250]],
  [5216, [0, 2000, 4000, 6000]],
  [10_000, [0, 2000, 4000, 6000, 8000, 10_000]],
  [30_360, [0, 10_000, 20_000, 30_000, 40_000]],
])("dollars up to %i are marked at %j", (highest, ticks) => {
  expect(dollarTicks(highest)).toEqual(ticks);
});

test("any dollars are marked in two to five steps that reach the highest", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (highest) => {
      const ticks = dollarTicks(highest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
