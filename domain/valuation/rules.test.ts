import { expect, test, describe } from "vitest";
import { aCart } from "../details/cart.fixture.ts";
import { type Cart, batteryAges, conditions, powertrains, seatCounts } from "../cart/cart.ts";
import { rules, depreciation, casesByRule } from "./rules.ts";

const anyAge = 3;

const cases: [string, Partial<Cart>, number | null][] = [
  ["condition", { condition: "excellent" }, 23],
  ["condition", { condition: "good" }, 20],
  ["condition", { condition: "fair" }, 16],
  ["condition", { condition: "poor" }, 12],
  ["seats", { seats: 2 }, 20],
  ["seats", { seats: 4 }, 24],
  ["seats", { seats: 6 }, 28],
  ["seats", { seats: 8 }, 32],
  ["powertrain", { powertrain: "electric" }, 20],
  ["powertrain", { powertrain: "gas" }, 22],
  ["battery", { batteryAge: 0 }, 22],
  ["battery", { batteryAge: 1 }, 20],
  ["battery", { batteryAge: 2 }, 19],
  ["battery", { batteryAge: 3 }, 17],
  ["battery", { batteryAge: 4 }, 14],
  ["battery", { batteryAge: 5 }, 10],
  ["battery", { batteryAge: 5, powertrain: "gas" }, null],
  ["upgrades", { hasUpgrades: false }, 20],
  ["upgrades", { hasUpgrades: true }, 23],
];

test.each(cases)("the rule %s for a cart with %j gives %s twentieths", (id, change, twentieths) => {
  const rule = rules.find((each) => each.id === id)!;
  expect(rule.twentieths(aCart(change), anyAge)).toBe(twentieths);
});

test("every rule's factor is one that it lists", () => {
  for (const rule of rules.filter(({ id }) => id !== "depreciation")) {
    expect(Object.values(rule.factors)).toContain(rule.twentieths(aCart(), anyAge));
  }
});

test.each([
  [0, 20, "a new cart keeps everything"],
  [1, 18, "each of the first five years takes 10 %"],
  [4, 12, "the fourth year too"],
  [5, 10, "half is gone after five years"],
  [6, 9, "the sixth year takes 5 %"],
  [10, 5, "so does the tenth"],
  [11, 4, "the eleventh reaches the cap of 80 %"],
  [12, 4, "nothing more is lost after it"],
  [200, 4, "however old the cart is"],
])("after %i years, %i twentieths of the price remain: %s", (ageYears, twentieths) => {
  expect(depreciation.twentieths(aCart(), ageYears)).toBe(twentieths);
});

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
  const ages = casesByRule.depreciation();
  ages.forEach(({ twentieths }, age) => {
    expect(twentieths).toBe(depreciation.twentieths(aCart(), age));
  });
  expect(ages.map(({ name }) => name).slice(0, 3)).toEqual(["New", "1 year", "2 years"]);
  expect(ages.at(-1)).toEqual({ name: "11 years and more", twentieths: 4 });
  expect(depreciation.twentieths(aCart(), ages.length)).toBe(4);
});

describe("the wording of a rule's step", () => {
  const stepOf = (id: string, change: Partial<Cart>, age = 0) =>
    rules.find((rule) => rule.id === id)!.stepText(aCart(change), age);

  test.each([
    [0, "0 years of age"],
    [1, "1 year of age"],
    [6, "6 years of age"],
  ])("an age of %i years is worded “%s”", (age, text) =>
    expect(stepOf("depreciation", {}, age)).toBe(text),
  );

  test("each option of a rule has its own wording", () => {
    expect(conditions.map((condition) => stepOf("condition", { condition }))).toEqual([
      "Excellent condition",
      "Good condition",
      "Fair condition",
      "Poor condition",
    ]);
    expect(seatCounts.map((seats) => stepOf("seats", { seats })).at(-1)).toBe("8+ seats");
    expect(powertrains.map((powertrain) => stepOf("powertrain", { powertrain }))).toEqual([
      "Electric",
      "Gas",
    ]);
    expect(batteryAges.map((batteryAge) => stepOf("battery", { batteryAge }))).toEqual([
      "Battery, brand new",
      "Battery, 1 year",
      "Battery, 2 years",
      "Battery, 3 years",
      "Battery, 4 years",
      "Battery, 5+ years",
    ]);
    expect([true, false].map((hasUpgrades) => stepOf("upgrades", { hasUpgrades }))).toEqual([
      "Upgrades",
      "No upgrades",
    ]);
  });
});
