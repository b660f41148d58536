import fc from "fast-check";
import { expect, test } from "vitest";
import { yearsOf } from "./reading.ts";

test.each([
  [{ year: 16, cycleYears: 100 }, 1981, 2027, [2016]],
  [{ year: 4, cycleYears: 10 }, 2007, 2026, [2024, 2014]],
])("the years of %o from %i to %i are %o", (cycle, first, last, years) => {
  expect(yearsOf(cycle, first, last)).toEqual(years);
});

test("exactly the cycle's years in the span are returned, newest first", () => {
  const year = fc.integer({ min: 0, max: 2100 });
  fc.assert(
    fc.property(year, fc.integer({ min: 1, max: 100 }), year, year, (code, cycleYears, a, b) => {
      const years = yearsOf({ year: code, cycleYears }, a, b);
      const span = Array.from({ length: Math.max(0, b - a + 1) }, (_, index) => b - index);
      expect(years).toEqual(span.filter((each) => (each - code) % cycleYears === 0));
    }),
  );
});
