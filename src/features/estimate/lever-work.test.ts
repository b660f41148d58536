import fc from "fast-check";
import { expect, test } from "vitest";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { work } from "../../../domain/trade-in/work-prices.ts";
import { trialsOf } from "../../../domain/valuation/levers.ts";
import { anyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import { dollarsIn } from "../cart/test-texts.ts";
import { usualCost, workFor } from "./lever-work.ts";

test("new lead-acid batteries cost what a dealer charges for a set", () => {
  for (const batteryType of [null, "lead-acid"] as const) {
    const set = workFor("new-batteries", calculationOf({ batteryType }))!;
    expect(set.sentence).toBe(
      "A lead-acid set costs $1,200 to $1,500 installed. Lithium costs $2,200 to $3,500.",
    );
    expect(usualCost(set)).toBe(1350);
  }
});

test("lithium batteries are replaced by lithium batteries", () => {
  const set = workFor("new-batteries", calculationOf({ batteryType: "lithium" }))!;
  expect(set.sentence).toBe("A lithium set costs $2,200 to $3,500 installed.");
  expect(usualCost(set)).toBe(2850);
});

test.each([
  ["good", "We assume it takes tune-up and brakes: $210 to $400 at a shop.", 305],
  ["fair", "We assume it takes tune-up, brakes, and four tires: $560 to $1,000 at a shop.", 780],
  [
    "poor",
    "We assume it takes tune-up, brakes, four tires, and seats: $860 to $1,800 at a shop.",
    1330,
  ],
] as const)("one grade up from %s: %s", (condition, sentence, cost) => {
  const needed = workFor("better-condition", calculationOf({ condition }))!;
  expect(needed.sentence).toBe(sentence);
  expect(usualCost(needed)).toBe(cost);
});

test("upgrades cost something where there are none", () => {
  expect(usualCost(workFor("upgrades", calculationOf({ hasUpgrades: false }))!)).toBe(600);
  expect(workFor("upgrades", calculationOf({ hasUpgrades: true }))).toBeNull();
});

test("nobody is paid for wear or for time", () => {
  expect(workFor("worse-condition", calculationOf())).toBeNull();
  expect(workFor("next-year", calculationOf())).toBeNull();
});

test("work has a source, and its sentence names its price", () => {
  fc.assert(
    fc.property(anyCalculation, (calculation) => {
      for (const { id } of trialsOf(appraise, calculation.cart, asOfYear)) {
        const found = workFor(id, calculation);
        if (found === null) continue;
        const { low, high } = found.price;
        expect(dollarsIn(found.sentence).slice(0, 2)).toEqual([low, high]);
        expect(usualCost(found)).toBeGreaterThan(low);
        expect(usualCost(found)).toBeLessThan(high);
        expect(found.sources).not.toEqual([]);
        expect(new Set(found.sources).size).toBe(found.sources.length);
      }
    }),
  );
});

test("every price is a range", () => {
  for (const { low, high } of Object.values(work)) expect(low).toBeLessThan(high);
});
