import { expect, test } from "vitest";
import { aCart } from "../../cart/testing.ts";
import type { Cart } from "../cart.ts";
import { rules } from "./index.ts";

const anyAge = 3;

/** The rule, what is different about the cart, and the factor in twentieths. */
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

test.each(cases)("%s of a cart with %j is %s twentieths", (id, change, twentieths) => {
  const rule = rules.find((each) => each.id === id)!;
  expect(rule.twentieths(aCart(change), anyAge)).toBe(twentieths);
});

test("every rule states its name, its label, and its place in the product spec", () => {
  expect(rules.map(({ id, label, source }) => [id, label, source])).toEqual([
    ["depreciation", "Age", "product spec, section 9, rule 2"],
    ["condition", "Overall condition", "product spec, section 9, rule 4"],
    ["seats", "Seats", "product spec, section 9, rule 5"],
    ["powertrain", "Powertrain", "product spec, section 9, rule 6"],
    ["battery", "Battery age", "product spec, section 9, rule 7"],
    ["upgrades", "Upgrades", "product spec, section 9, rule 8"],
  ]);
});

test("every rule's factor is one that it lists", () => {
  for (const rule of rules.filter(({ id }) => id !== "depreciation")) {
    expect(Object.values(rule.factors)).toContain(rule.twentieths(aCart(), anyAge));
  }
});
