import { expect, test } from "vitest";
import { calculationOf } from "../cart/calculation-samples.ts";
import { batteriesDueText } from "./batteries-due.ts";

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
