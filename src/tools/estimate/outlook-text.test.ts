import { expect, test } from "vitest";
import type { YearlyEstimate } from "../../../domain/valuation/outlook.ts";
import { calculationOf } from "../cart/calculation-samples.ts";
import { outlookSentence, yearText } from "./outlook-text.ts";

const { appraisal } = calculationOf();
const estimateOf = (year: number, value: number): YearlyEstimate => ({
  year,
  appraisal: { ...appraisal, value },
});

test.each([
  [2318, "Estimated at $5,216 in 2026 and $2,318 in 2031: $2,898 less."],
  [5215, "Estimated at $5,216 in 2026 and $5,215 in 2031: $1 less."],
  [5216, "Estimated at $5,216 in 2026 and $5,216 in 2031: age takes nothing more from it."],
])("a cart of $5,216 that will be worth $%i has the outlook: %s", (then, sentence) => {
  expect(outlookSentence(estimateOf(2026, 5216), estimateOf(2031, then))).toBe(sentence);
});

test("a year is said with its value and its range", () => {
  expect(yearText({ year: 2026, appraisal })).toBe("2026: $5,216, range $4,434 to $5,998");
});
