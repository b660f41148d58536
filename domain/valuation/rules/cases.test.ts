import { describe, expect, test } from "vitest";
import { aCart } from "../../cart/testing.ts";
import { type Cart, batteryAges, conditions, powertrains, seatCounts } from "../cart.ts";
import { casesByRule, rules } from "./index.ts";

const casesOf = (id: keyof typeof casesByRule) =>
  casesByRule[id]().map(({ name, twentieths }) => [name, twentieths]);

test("every case of a rule has a name and the factor that the arithmetic uses", () => {
  expect(casesOf("condition")).toEqual([
    ["Excellent: Like new, no wear", 23],
    ["Good: Minor wear, well maintained", 20],
    ["Fair: Moderate wear, needs minor work", 16],
    ["Poor: Significant wear, needs major work", 12],
  ]);
  expect(casesOf("seats")).toEqual([
    ["2 seats", 20],
    ["4 seats", 24],
    ["6 seats", 28],
    ["8+ seats", 32],
  ]);
  expect(casesOf("powertrain")).toEqual([
    ["Electric", 20],
    ["Gas", 22],
  ]);
  expect(casesOf("battery")).toEqual([
    ["Brand New (0-6 months)", 22],
    ["1 year", 20],
    ["2 years", 19],
    ["3 years", 17],
    ["4 years", 14],
    ["5+ Years (needs replacement)", 10],
  ]);
  expect(casesOf("upgrades")).toEqual([
    ["No upgrades", 20],
    ["Upgrades", 23],
  ]);
});

test("age has a case for each year until there is no further depreciation", () => {
  const [depreciation] = rules;
  const cases = casesByRule.depreciation();
  cases.forEach(({ twentieths }, age) => {
    expect(twentieths).toBe(depreciation.twentieths(aCart(), age));
  });
  expect(cases.map(({ name }) => name).slice(0, 3)).toEqual(["New", "1 year", "2 years"]);
  expect(cases.at(-1)).toEqual({ name: "11 years and more", twentieths: 4 });
  expect(depreciation.twentieths(aCart(), cases.length)).toBe(4);
});

describe("the line of", () => {
  const lineOf = (id: string, change: Partial<Cart>, age = 0) =>
    rules.find((rule) => rule.id === id)!.line(aCart(change), age);

  test.each([
    [0, "0 years of age"],
    [1, "1 year of age"],
    [6, "6 years of age"],
  ])("an age of %i years", (age, line) => expect(lineOf("depreciation", {}, age)).toBe(line));

  test("each option is different", () => {
    expect(conditions.map((condition) => lineOf("condition", { condition }))).toEqual([
      "Excellent condition",
      "Good condition",
      "Fair condition",
      "Poor condition",
    ]);
    expect(seatCounts.map((seats) => lineOf("seats", { seats })).at(-1)).toBe("8+ seats");
    expect(powertrains.map((powertrain) => lineOf("powertrain", { powertrain }))).toEqual([
      "Electric",
      "Gas",
    ]);
    expect(batteryAges.map((batteryAge) => lineOf("battery", { batteryAge }))).toEqual([
      "Battery, brand new",
      "Battery, 1 year",
      "Battery, 2 years",
      "Battery, 3 years",
      "Battery, 4 years",
      "Battery, 5+ years",
    ]);
    expect([true, false].map((hasUpgrades) => lineOf("upgrades", { hasUpgrades }))).toEqual([
      "Upgrades",
      "No upgrades",
    ]);
  });
});
