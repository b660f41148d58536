import { describe, expect, test } from "vitest";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { ofAnyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import type { Details } from "../../../domain/cart/details.ts";
import { outlookYears, batteriesDueText } from "./outlook-years.ts";

const yearsOf = (change: Partial<Details>) => outlookYears(calculationOf(change).cart, asOfYear);
test("the years are today's and the five that follow, whatever the cart's model year", () => {
  for (const year of ["-9007199254740991", "1985", "2020", "2040"]) {
    expect(yearsOf({ year }).ahead.map((each) => each.year)).toEqual([
      2026, 2027, 2028, 2029, 2030, 2031,
    ]);
  }
});

describe("for carts drawn at random", () => {
  test("each year's estimate is that of the method, and today's is the one calculated", () => {
    ofAnyCalculation(({ cart, appraisal }) => {
      const { ahead } = outlookYears(cart, asOfYear);
      for (const each of ahead) expect(each.appraisal).toEqual(appraise(cart, each.year));
      expect(ahead[0]!.appraisal).toEqual(appraisal);
    });
  });

  test("no later year is dearer", () => {
    ofAnyCalculation(({ cart }) => {
      const values = outlookYears(cart, asOfYear).ahead.map((each) => each.appraisal.value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    });
  });

  test("on the same batteries it begins with today's estimate and never gets above the other", () => {
    ofAnyCalculation(({ cart, appraisal }) => {
      const { ahead, sameBatteries } = outlookYears({ ...cart, powertrain: "electric" }, asOfYear);
      expect(sameBatteries).toHaveLength(6);
      if (cart.powertrain === "electric") expect(sameBatteries[0]!.appraisal).toEqual(appraisal);
      for (const { year, appraisal: older } of sameBatteries) {
        const replaced = ahead.find((each) => each.year === year)!;
        expect(older.value).toBeLessThanOrEqual(replaced.appraisal.value);
      }
    });
  });
});

test("a gas cart has no batteries that grow older", () => {
  expect(yearsOf({ powertrain: "gas" }).sameBatteries).toEqual([]);
});

test.each([
  [5, "Batteries due now: $1,200 to $1,500"],
  [4, "Batteries due in 2027: $1,200 to $1,500"],
  [0, "Batteries due in 2031: $1,200 to $1,500"],
] as const)("a lead-acid pack aged %i: %s", (batteryAge, text) => {
  expect(batteriesDueText(calculationOf({ batteryAge }))).toBe(text);
});

test("no date is given for lithium, and a gas cart has no pack", () => {
  expect(batteriesDueText(calculationOf({ batteryType: "lithium" }))).toBe("");
  expect(batteriesDueText(calculationOf({ powertrain: "gas" }))).toBe("");
});
