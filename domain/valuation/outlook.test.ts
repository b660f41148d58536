import fc from "fast-check";
import { expect, test } from "vitest";
import { aCart, anyCart } from "../cart/testing.ts";
import { appraiserFor } from "./appraise.ts";
import { basePriceFinder } from "./base-price.ts";
import { estimatesByYear, estimatesOnSameBatteries } from "./outlook.ts";

const appraise = appraiserFor(
  basePriceFinder({
    makes: [{ name: "Club Car", defaultBasePrice: 7500, modelPrices: { Onward: 12000 } }],
    otherBasePrice: 6000,
  }),
);
const carts = anyCart({ makes: ["Club Car", "Zephyr"], models: ["Onward", "Viking"] });
const years = fc.integer({ min: 2020, max: 2060 });

test("every year is the method's own estimate, and never higher than the year before", () => {
  fc.assert(
    fc.property(carts, years, (cart, from) => {
      const estimates = estimatesByYear(appraise, cart, from, from + 5);
      expect(estimates).toEqual(
        [0, 1, 2, 3, 4, 5].map((n) => ({ year: from + n, appraisal: appraise(cart, from + n) })),
      );
      const values = estimates.map(({ appraisal }) => appraisal.value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }),
  );
});

test("only the age changes: the whole curve of a $12,000 cart", () => {
  const curve = estimatesByYear(appraise, aCart(), 2020, 2032);
  expect(curve.map(({ year }) => year)).toEqual(Array.from({ length: 13 }, (_, n) => 2020 + n));
  expect(curve.map(({ appraisal }) => appraisal.value)).toEqual([
    12000, 10800, 9600, 8400, 7200, 6000, 5400, 4800, 4200, 3600, 3000, 2400, 2400,
  ]);
});

test("on the same batteries, each year counts them a year older, up to five", () => {
  const cart = aCart({ batteryAge: 3 });
  const estimates = estimatesOnSameBatteries(appraise, cart, 2026, 2029);
  const factors = estimates.map(
    ({ appraisal }) => appraisal.lines.find(({ id }) => id === "battery")?.twentieths,
  );
  expect(factors).toEqual([17, 14, 10, 10]);
  expect(estimates.map(({ year, appraisal }) => [year, appraisal.value])).toEqual([
    [2026, 4590],
    [2027, 3360],
    [2028, 2100],
    [2029, 1800],
  ]);
});

test("the same batteries are never worth more than new ones, and a gas cart has none to age", () => {
  fc.assert(
    fc.property(carts, years, (cart, asOf) => {
      const aging = estimatesOnSameBatteries(appraise, cart, asOf, asOf + 5);
      const equal = estimatesByYear(appraise, cart, asOf, asOf + 5);
      expect(aging[0]).toEqual(equal[0]);
      aging.forEach(({ appraisal }, index) => {
        expect(appraisal.value).toBeLessThanOrEqual(equal[index]!.appraisal.value);
        if (cart.powertrain === "gas") expect(appraisal).toEqual(equal[index]!.appraisal);
      });
    }),
  );
});
