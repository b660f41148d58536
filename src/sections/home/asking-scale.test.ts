import { expect, test } from "vitest";
import { askingScale, dotPaths, firstYear, formulaPath, plotText } from "./asking-scale.ts";

const lastYear = firstYear + 2;
const offersOf = (...prices: number[]) =>
  prices.map((price) => ({ modelYear: firstYear + 1, price }));
const scale = askingScale(offersOf(4000, 9000), lastYear);

test("the dollars go from nothing to the first step above the highest price", () => {
  expect(scale.ticks).toEqual([0, 4000, 8000, 12_000]);
  expect([scale.y(0), scale.y(12_000)]).toEqual([scale.height, 0]);
});

test("each year has a column, and its dots are in the middle of it", () => {
  expect(scale.years).toEqual([firstYear, firstYear + 1, lastYear]);
  expect([scale.x(firstYear), scale.width]).toEqual([50, 300]);
});

test("offers of other years are not shown", () => {
  const others = [firstYear - 1, lastYear + 1].map((modelYear) => ({ modelYear, price: 50_000 }));
  expect(askingScale([...offersOf(4000), ...others], lastYear).shown).toEqual(offersOf(4000));
});

test("carts at about one price share a dot, which is bigger for more of them", () => {
  const [few, some, many] = dotPaths(
    askingScale(offersOf(1000, 1100, 3000, 3000, 3000, ...Array(6).fill(5000)), lastYear),
  );
  expect(few).toBe("M150 700h0");
  expect(some).toBe("M150 500h0");
  expect(many).toBe("M150 300h0");
});

test("the formula's line has a point for each year and never falls", () => {
  const heights = Array.from(formulaPath(scale, lastYear).matchAll(/ (\d+)/g), ([, y]) =>
    Number(y),
  );
  expect(heights).toHaveLength(3);
  expect(heights.toSorted((a, b) => b - a)).toEqual(heights);
});

test("in words, the plot is where half of the prices are", () => {
  const offers = [3000, 4000, 5000, 6000].map((price) => ({ modelYear: 2016, price }));
  expect(plotText(askingScale(offers, 2020))).toBe(
    "Asking prices by model year, 2005 to 2020. Half of the carts of 2015 and later are offered " +
      "at $4,000 to $6,000.",
  );
});
