import fc from "fast-check";
import { expect, test } from "vitest";
import { axisFor, percentOn } from "./price-axis.ts";

test.each([
  [2000, 5600, [2000, 3000, 4000, 5000, 6000]],
  [2402, 3250, [2400, 2600, 2800, 3000, 3200, 3400]],
  [500, 500, [500, 600]],
  [1000, 40_000, [0, 10_000, 20_000, 30_000, 40_000]],
])("an axis from %i to %i has the ticks %j", (low, high, ticks) => {
  expect(axisFor([{ low, high }]).ticks).toEqual(ticks);
});

test("any ranges fit on their axis, which has at most seven round ticks", () => {
  const dollars = fc.integer({ min: 0, max: 1_000_000 });
  const range = fc
    .tuple(dollars, dollars)
    .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));
  fc.assert(
    fc.property(fc.array(range, { minLength: 1 }), (ranges) => {
      const axis = axisFor(ranges);
      expect(axis.ticks.length).toBeLessThanOrEqual(7);
      expect(axis.ticks.every((tick) => tick % 100 === 0)).toBe(true);
      for (const { low, high } of ranges) {
        expect(percentOn(axis, low)).toBeGreaterThanOrEqual(0);
        expect(percentOn(axis, high)).toBeGreaterThanOrEqual(percentOn(axis, low));
        expect(percentOn(axis, high)).toBeLessThanOrEqual(100);
      }
    }),
  );
});
