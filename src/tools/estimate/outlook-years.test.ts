import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { anyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import type { Details } from "../cart/details.ts";
import { outlookYears } from "./outlook-years.ts";

const yearsOf = (change: Partial<Details>) => outlookYears(calculationOf(change).cart, asOfYear);
const spanOf = (change: Partial<Details>) => {
  const { estimates } = yearsOf(change);
  return [estimates[0]!.year, estimates.at(-1)!.year];
};

describe("the years", () => {
  test.each([
    ["2020", [2020, 2031]],
    ["2026", [2026, 2031]],
    ["2027", [2026, 2031]],
    ["99999", [2026, 2031]],
    ["1986", [1986, 2031]],
    ["1985", [1986, 2031]],
    ["-9007199254740991", [1986, 2031]],
  ])("of a cart of %s are from and to %j", (year, span) => {
    expect(spanOf({ year })).toEqual(span);
  });

  test("are each there once, in order", () => {
    const { estimates } = yearsOf({ year: "2020" });
    expect(estimates.map(({ year }) => year)).toEqual(
      Array.from({ length: 12 }, (_, index) => 2020 + index),
    );
  });
});

test("those ahead are today's and the five that follow", () => {
  for (const year of ["1985", "2020", "2040"]) {
    expect(yearsOf({ year }).ahead.map((each) => each.year)).toEqual([
      2026, 2027, 2028, 2029, 2030, 2031,
    ]);
  }
});

describe("for carts drawn at random", () => {
  test("each year's estimate is that of the method, and today's is the one calculated", () => {
    fc.assert(
      fc.property(anyCalculation, ({ cart, appraisal }) => {
        const { estimates } = outlookYears(cart, asOfYear);
        for (const each of estimates) expect(each.appraisal).toEqual(appraise(cart, each.year));
        expect(estimates.find(({ year }) => year === asOfYear)!.appraisal).toEqual(appraisal);
      }),
      { numRuns: 30 },
    );
  });

  test("no later year is dearer", () => {
    fc.assert(
      fc.property(anyCalculation, ({ cart }) => {
        const values = outlookYears(cart, asOfYear).estimates.map((each) => each.appraisal.value);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
      }),
      { numRuns: 30 },
    );
  });

  test("on the same batteries it begins with today's estimate and never gets above the other", () => {
    fc.assert(
      fc.property(anyCalculation, ({ cart, appraisal }) => {
        const { estimates, sameBatteries } = outlookYears(
          { ...cart, powertrain: "electric" },
          asOfYear,
        );
        expect(sameBatteries).toHaveLength(6);
        if (cart.powertrain === "electric") expect(sameBatteries[0]!.appraisal).toEqual(appraisal);
        for (const { year, appraisal: older } of sameBatteries) {
          const replaced = estimates.find((each) => each.year === year)!;
          expect(older.value).toBeLessThanOrEqual(replaced.appraisal.value);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test("a gas cart has no batteries that grow older", () => {
  expect(yearsOf({ powertrain: "gas" }).sameBatteries).toEqual([]);
});
