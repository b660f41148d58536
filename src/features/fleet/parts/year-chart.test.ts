import { expect, test } from "vitest";
import { chartHeight, chartWidth, placeYears } from "./year-chart.tsx";

const years = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    modelYear: 1990 + at,
    carts: count - at,
    estimate: 1000 * (at + 1),
  }));

test("columns stand on the axis side by side, and every year has one", () => {
  for (const count of [1, 2, 9, 40]) {
    const bars = placeYears(years(count));
    expect(bars).toHaveLength(count);
    for (const { x, y, width, height } of bars) {
      expect(y + height).toBeCloseTo(chartHeight);
      expect(y).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(chartWidth);
    }
  }
});

test("height is dollars, not carts", () => {
  const [first, second] = placeYears(years(2));
  expect(second!.height).toBeCloseTo(first!.height * 2);
});

test("where there are many years, only some are named", () => {
  expect(placeYears(years(5)).every(({ isNamed }) => isNamed)).toBe(true);
  expect(placeYears(years(40)).filter(({ isNamed }) => isNamed).length).toBeLessThanOrEqual(10);
});
