import { expect, test } from "vitest";
import { findYear } from "./find-year.ts";
import { asOfYear, kindOf } from "./reading.fixture.ts";
import { sampleNumbers, yearMarks } from "./sample-numbers.ts";
import type { KindId } from "./reading.ts";

const markIn = (kind: KindId, number: string) => yearMarks[kind].exec(number)?.[0] ?? "";

test.each([
  ["club-car", "A8912-345678", "89"],
  ["club-car", "PH1812-123456", "18"],
  ["ez-go", "C1416", "16"],
  ["ez-go", "24L96", "96"],
  ["ez-go", "2913456", ""],
  ["yamaha", "J0A-100101", "1"],
  ["yamaha", "J10-123456", ""],
  ["vin", "1C9CART43GE123456", "G"],
  ["harley-columbia", "65D90025", "65"],
  ["harley-columbia", "3B15068H9", "H9"],
  ["harley-columbia", "65K21190C5", "C5"],
  ["harley-columbia", "63H12345H9", "H9"],
  ["battery", "C4K", "4"],
] as const)("the %s number %s has its year marked at %j", (kind, number, mark) => {
  const reading = findYear(kindOf(kind), number, asOfYear);
  expect(reading).toMatchObject({ status: "read", readAs: number });
  expect(markIn(kind, number)).toBe(mark);
});

test("every example has its year marked", () => {
  for (const [kind, { example }] of Object.entries(sampleNumbers)) {
    expect(markIn(kind as KindId, example), kind).not.toBe("");
  }
});
