import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ageLabel,
  askingScale,
  priceDots,
  pricePaths,
  middleHalfText,
  dollarTicks,
} from "./asking-scale.ts";

const estimates = [2005, 2006, 2007].map((yearOrAge, index) => ({
  yearOrAge,
  low: 1000 + 500 * index,
  value: 2000 + 500 * index,
  high: 3000 + 500 * index,
}));
const scaleOf = (...prices: number[]) =>
  askingScale({
    from: 2005,
    to: 2007,
    estimates,
    prices: prices.map((price) => ({ yearOrAge: 2006, price })),
  });

test("the dollar axis goes from zero to the first round step above the highest price", () => {
  const { ticks, y, height } = scaleOf(4000, 9000);
  expect(ticks).toEqual([0, 2000, 4000, 6000, 8000, 10_000]);
  expect([y(0), y(10_000)]).toEqual([height, 0]);
});

test("each year has a column with its dots in the middle", () => {
  const { years, x, width } = scaleOf(4000);
  expect(years).toEqual([2005, 2006, 2007]);
  expect([x(2005), width]).toEqual([50, 300]);
});

test("prices of other years are not shown", () => {
  const prices = [2004, 2006, 2008].map((yearOrAge) => ({ yearOrAge, price: 5000 }));
  const { shown } = askingScale({ from: 2005, to: 2007, prices, estimates });
  expect(shown).toEqual([{ yearOrAge: 2006, price: 5000 }]);
});

test("carts at about the same price share a dot that grows with their number", () => {
  const scale = scaleOf(1000, 1100, 3000, 3000, 3000, ...Array(6).fill(5000));
  expect(scale.height).toBe(500);
  expect(priceDots(scale)).toEqual([
    { size: 5, path: "M150 400h0" },
    { size: 8, path: "M150 200h0" },
    { size: 13, path: "M150 0h0" },
  ]);
});

test("the dollar axis reaches the dot of a cart cheaper than one step", () => {
  const yearOrAge = 2005;
  const cheap = [{ yearOrAge, low: 20, value: 40, high: 60 }];
  const prices = [{ yearOrAge, price: 125 }];
  const scale = askingScale({ from: yearOrAge, to: yearOrAge, prices, estimates: cheap });
  expect(scale.ticks.at(-1)).toBe(250);
  expect(priceDots(scale)[0]!.path).toBe("M50 0h0");
});

test("estimates are drawn as a line with their range as an area", () => {
  expect(pricePaths(scaleOf(5000), estimates)).toEqual({
    line: "M50 300L150 250L250 200",
    area: "M50 200L150 150L250 100L250 300L150 350L50 400Z",
  });
});

test("everything plotted is inside the plot", () => {
  const price = fc.record({
    yearOrAge: fc.integer({ min: 2005, max: 2007 }),
    price: fc.integer({ min: 0, max: 200_000 }),
  });
  fc.assert(
    fc.property(fc.array(price), (prices) => {
      const scale = askingScale({ from: 2005, to: 2007, prices, estimates });
      const { line, area } = pricePaths(scale, estimates);
      for (const [, x, y] of [...priceDots(scale).map(({ path }) => path), line, area]
        .join("")
        .matchAll(/(\d+) (-?\d+)/g)) {
        expect(Number(x)).toBeLessThanOrEqual(scale.width);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(scale.height);
      }
    }),
  );
});

test("the plot's text names the range of the middle half of the prices", () => {
  const scale = scaleOf(3000, 4000, 5000, 6000);
  expect(middleHalfText(scale, 2006, 2007)).toBe("$4,000 to $6,000");
  expect(middleHalfText(scale, 2007, 2007)).toBe("");
});

test.each([
  [1150, [0, 250, 500, 750, 1000, 1250]],
  [5216, [0, 2000, 4000, 6000]],
  [30_360, [0, 10_000, 20_000, 30_000, 40_000]],
])("an axis up to $%i has the ticks %j", (highest, ticks) => {
  expect(dollarTicks(highest)).toEqual(ticks);
});

test("any axis has two to five steps that reach the highest price", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (highest) => {
      const ticks = dollarTicks(highest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});

test("a chart's ages are labeled in years by the first number alone", () => {
  const labelsOf = (ages: readonly number[]) => ages.map((age) => ageLabel(age, ages));
  expect(labelsOf([0, 5, 10])).toEqual(["New", "5 yrs", "10"]);
  expect(labelsOf([0, 1, 2])).toEqual(["New", "1 yr", "2"]);
  expect(labelsOf([14, 17])).toEqual(["14 yrs", "17"]);
});
