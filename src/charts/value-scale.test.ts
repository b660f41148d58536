import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bandPath, dollarTicks, linePath, plot, valueScale, yearTicks } from "./value-scale.ts";

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

describe("years", () => {
  test.each([
    [2020, 2031, 2026, 6, [2020, 2023, 2026, 2029]],
    [2026, 2031, 2026, 6, [2026, 2027, 2028, 2029, 2030, 2031]],
    [1990, 2031, 2026, 6, [1990, 1999, 2008, 2017, 2026]],
    [0, 15, 0, 6, [0, 3, 6, 9, 12, 15]],
  ])("from %i to %i around %i are at most %i: %j", (first, last, anchor, most, ticks) => {
    expect(yearTicks(first, last, anchor, most)).toEqual(ticks);
  });

  test("always include the anchor and stay within the ends", () => {
    const spans = fc.tuple(fc.integer({ min: 1900, max: 2030 }), fc.nat(150), fc.nat(150));
    fc.assert(
      fc.property(spans, ([first, back, ahead]) => {
        const ticks = yearTicks(first, first + back + ahead, first + back, 6);
        expect(ticks).toContain(first + back);
        expect(ticks[0]).toBeGreaterThanOrEqual(first);
        expect(ticks.at(-1)).toBeLessThanOrEqual(first + back + ahead);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

test("first and last year are at the plot's sides, zero and the top mark at its ends", () => {
  const { x, y } = valueScale(2020, 2030, 5216);
  expect([x(2020), x(2025), x(2030)]).toEqual([plot.left, 346, plot.right]);
  expect([y(0), y(3000), y(6000)]).toEqual([plot.bottom, 138, plot.top]);
});

test("one single year is no division by zero", () => {
  expect(valueScale(2026, 2026, 1000).x(2026)).toBe(plot.left);
});

test("a band goes along its upper line and back along its lower one", () => {
  const upper = [
    { x: 0, y: 1 },
    { x: 10, y: 2.04 },
  ];
  const lower = [
    { x: 0, y: 5 },
    { x: 10, y: 6 },
  ];
  expect(linePath(upper)).toBe("M0 1L10 2");
  expect(bandPath(upper, lower)).toBe("M0 1L10 2L10 6L0 5Z");
});
