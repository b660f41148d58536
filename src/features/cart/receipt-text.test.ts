import { expect, test } from "vitest";
import { calculationOf } from "./calculation-samples.ts";
import { receiptText } from "./receipt-text.ts";

test.each([
  [{ year: "2026", seats: 2, batteryAge: 1, hasUpgrades: false } as const, "$12,000 = $12,000"],
  [{}, "$12,000 × 45% × 120% × 70% × 115% = $5,216"],
  [
    { year: "2026", seats: 2, batteryAge: 0, hasUpgrades: false } as const,
    "$12,000 × 110% = $13,200",
  ],
  [
    { year: "1990", condition: "poor", seats: 2, batteryAge: 5, hasUpgrades: false } as const,
    "$12,000 × 20% × 60% × 50%, raised to $1,000",
  ],
])("of %j is %s", (change, text) => {
  expect(receiptText(calculationOf(change).appraisal)).toBe(text);
});
