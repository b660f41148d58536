import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import { outlookYears } from "./outlook-years.ts";
import { windingBand, windingPath, yardageScale } from "./yardage-scale.ts";

test("years lie side by side, and dollars from the bottom up", () => {
  const { ahead } = outlookYears(calculationOf().cart, asOfYear);
  const { x, y, axis } = yardageScale(ahead, []);
  expect([x(2026), x(2028), x(2031)]).toEqual([0, 40, 100]);
  expect([y(axis.from), y(axis.to)]).toEqual([100, 0]);
});

test("every estimate and its range are on the map", () => {
  fc.assert(
    fc.property(anyCalculation, ({ cart }) => {
      const { ahead, sameBatteries } = outlookYears(cart, asOfYear);
      const { y } = yardageScale(ahead, sameBatteries);
      const dollars = [
        ...ahead.flatMap(({ appraisal: { low, value, high } }) => [low, value, high]),
        ...sameBatteries.map(({ appraisal }) => appraisal.value),
      ];
      for (const each of dollars) {
        expect(y(each)).toBeGreaterThanOrEqual(0);
        expect(y(each)).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 50 },
  );
});

describe("a winding line", () => {
  test("is level at each place", () => {
    const places = [
      { x: 0, y: 10 },
      { x: 20, y: 30 },
      { x: 40, y: 30.04 },
    ];
    expect(windingPath(places)).toBe("M0 10C10 10 10 30 20 30C30 30 30 30 40 30");
  });

  test("encloses a band with the one below it", () => {
    const upper = [
      { x: 0, y: 10 },
      { x: 100, y: 20 },
    ];
    const lower = [
      { x: 0, y: 30 },
      { x: 100, y: 40 },
    ];
    expect(windingBand(upper, lower)).toBe("M0 10C50 10 50 20 100 20L100 40C50 40 50 30 0 30Z");
  });
});
