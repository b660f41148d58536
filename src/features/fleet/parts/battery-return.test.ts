import { expect, test } from "vitest";
import { lithiumText, returnText, usualPackCost } from "./battery-return.tsx";

const packs = { carts: 10, gain: 5000, tradeInGain: 4250, lithiumCarts: 0 };

test.each<[number | null, RegExp]>([
  [
    1350,
    /costs \$13,500 and adds \$5,000 .*It doesn’t pay back: you’d be \$8,500 behind, with 37¢/,
  ],
  [500, /you’d be even/],
  [100, /It pays back: you’d be \$4,000 ahead/],
  [0, /you’d be \$5,000 ahead/],
  [null, /^Enter the cost in dollars/],
])("at a cost of %s for each cart, a sentence says whether new packs pay back", (cost, text) => {
  expect(returnText(packs, cost)).toMatch(text);
});

test("the usual cost is the middle of the prices, and lithium packs are left out by name", () => {
  expect(usualPackCost({ low: 1200, high: 1500 })).toBe(1350);
  expect(lithiumText(1, { low: 2200, high: 3500 })).toMatch(/^1 cart .* is not counted: .*\$2,200/);
  expect(lithiumText(2, { low: 2200, high: 3500 })).toMatch(/^2 carts .* are not counted/);
});
