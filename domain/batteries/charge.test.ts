import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chargeAtVolts } from "./charge.ts";

describe("the state of charge", () => {
  test.each([
    [6, 6.33, 100],
    [6, 6.325, 100],
    [6, 6.225, 75],
    [6, 6.12, 50],
    [6, 6.03, 25],
    [6, 5.945, 0],
    [6, 5.5, 0],
    [8, 8.434, 100],
    [8, 8.3, 75],
    [8, 8.16, 50],
    [8, 7.92, 0],
    [12, 13, 100],
    [12, 12.65, 100],
    [12, 12.55, 87.5],
    [12, 12.45, 75],
    [12, 12.24, 50],
    [12, 12.06, 25],
    [12, 11.89, 0],
    [12, 0, 0],
  ])("a %i-volt battery at %f volts is %f percent full", (batteryVolts, volts, percent) => {
    expect(chargeAtVolts(volts / (batteryVolts / 2))).toBeCloseTo(percent, 0);
  });

  test("the state of charge never falls as the reading rises, and stays between 0 and 100", () => {
    const reading = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(reading, reading, (first, second) => {
        const [low, high] = [Math.min(first, second), Math.max(first, second)];
        expect(chargeAtVolts(low)).toBeLessThanOrEqual(chargeAtVolts(high));
        expect(chargeAtVolts(low)).toBeGreaterThanOrEqual(0);
        expect(chargeAtVolts(high)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
