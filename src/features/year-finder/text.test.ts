import { expect, test } from "vitest";
import { findYear } from "../../../domain/serial-numbers/find-year.ts";
import type { KindId } from "../../../domain/serial-numbers/reading.ts";
import { asOfYear, kindOf } from "../../../domain/serial-numbers/reading-samples.ts";
import { groupsOf, announcement, measuredText, yearLinkLabel } from "./text.ts";

const announced = (id: KindId, number: string) =>
  announcement(findYear(kindOf(id), number, asOfYear));

test.each([
  ["club-car", "PQ0745-123456", "2007, high confidence."],
  ["club-car", "PQ1645-123456", /^2016, low confidence\. This would be from 2016, and/],
  ["battery", "C4", "2024, medium confidence; or 2014, low confidence."],
  ["yamaha", "J10", "1981, 1980, or 1979, low confidence."],
  ["yamaha", "J38-123456", /^Cannot tell\. What the digits mean depends on the prefix/],
  ["vin", "1C9CART44GE123456", /^2016, low confidence\. Likely a typing error/],
] as const)("%s %s is announced as %s", (id, number, text) => {
  expect(announced(id, number)).toMatch(text);
});

test("how often a rule is right is said with the numbers it was tried on", () => {
  expect(measuredText({ rows: 102, answered: 99, exactPct: 75, within1Pct: 89 })).toBe(
    "Right for 75% of 99 numbers whose year a dealer states, and at most one year off for 89%. " +
      "We tried 102 that the rule had never seen.",
  );
});

test("an incomplete number is not announced with every key", () => {
  expect(announced("vin", "1C9CART4")).toBe("");
  expect(announced("vin", "")).toBe("");
});

test("years with the same reason are one group, in their order", () => {
  const same = { confidence: "low", reason: "A." } as const;
  const other = { year: 1982, confidence: "medium", reason: "A." } as const;
  expect(groupsOf([{ year: 1981, ...same }, other, { year: 1980, ...same }])).toEqual([
    { years: [1981, 1980], ...same },
    { years: [1982], confidence: "medium", reason: "A." },
  ]);
});

test.each([
  ["club-car", 2016, "Use this year"],
  ["battery", 2026, "Use this age: new"],
  ["battery", 2025, "Use this age: 1 year"],
  ["battery", 2024, "Use this age: 2 years"],
  ["battery", 2021, "Use this age: 5 years"],
  ["battery", 2020, "Use this age: 5+ years"],
] as const)("a %s number of %i offers %s", (id, year, text) => {
  expect(yearLinkLabel(kindOf(id), year, asOfYear)).toBe(text);
});
