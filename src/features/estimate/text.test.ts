import { describe, expect, test } from "vitest";
import type { YearlyEstimate } from "../../../domain/valuation/outlook.ts";
import { ofAnyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import type { Details } from "../../../domain/cart/details.ts";
import { dollarsIn } from "../cart/test-texts.ts";
import { isFlat, outlookSentence, sameBatteriesSentence, yearText } from "./text.ts";
import { outlookYears } from "./outlook-years.ts";

const yearsOf = (change: Partial<Details>) => outlookYears(calculationOf(change).cart, asOfYear);
const sentenceOf = (change: Partial<Details>) => outlookSentence(yearsOf(change).ahead);

describe("the outlook of a cart", () => {
  test("that loses something every year is its first and its last estimate", () => {
    expect(sentenceOf({})).toBe("Estimated at $5,216 in 2026 and $2,318 in 2031: $2,898 less.");
  });

  test("that stops losing on the way says when", () => {
    expect(sentenceOf({ year: "2018" })).toMatch(/ less\. From 2029 on, age no longer lowers it/);
  });

  test.each([
    [
      { year: "2010" },
      "It has reached full depreciation: our formula takes off at most 80% for age.",
    ],
    [
      { year: "1990", condition: "poor", batteryAge: 5, seats: 2 },
      "Our formula never goes below $1,000.",
    ],
    [{ year: "2040" }, "A cart from a future model year counts as new."],
  ] as const)("that loses nothing says why: %j", (change, reason) => {
    const { ahead } = yearsOf(change);
    expect(isFlat(ahead)).toBe(true);
    const [value] = dollarsIn(yearText(ahead[0]!));
    expect(dollarsIn(sentenceOf(change))[0]).toBe(value);
    expect(sentenceOf(change)).toMatch(/ in 2026, and the same through 2031\. /);
    expect(sentenceOf(change).endsWith(reason)).toBe(true);
  });

  test("names the method's own dollars", () => {
    ofAnyCalculation(({ cart, appraisal }) => {
      const { ahead } = outlookYears(cart, asOfYear);
      const last = ahead.at(-1)!.appraisal.value;
      const expected = isFlat(ahead)
        ? [appraisal.value]
        : [appraisal.value, last, appraisal.value - last];
      expect(dollarsIn(outlookSentence(ahead)).slice(0, expected.length)).toEqual(expected);
    }, 100);
  });
});

describe("batteries that are never replaced", () => {
  const agingOf = (change: Partial<Details>) => {
    const { ahead, sameBatteries } = yearsOf(change);
    return sameBatteriesSentence(ahead, sameBatteries);
  };

  test("take the value down to its lowest in the first year that has it", () => {
    expect(
      agingOf({ year: "2018", model: "Precedent", seats: 2, batteryAge: 2, hasUpgrades: false }),
    ).toBe("With the batteries it has now, it drops to $1,000 by 2029.");
  });

  test("are not mentioned where they make no difference", () => {
    expect(agingOf({ powertrain: "gas" })).toBe("");
    expect(agingOf({ batteryAge: 5 })).toBe("");
  });
});

test("a year is said with its value and its range", () => {
  const now: YearlyEstimate = { year: 2026, appraisal: calculationOf().appraisal };
  expect(yearText(now)).toBe("2026: $5,216, range $4,434 to $5,998");
});
