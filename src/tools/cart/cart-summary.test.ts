import { expect, test } from "vitest";
import { cartSummary } from "./cart-summary.ts";

const cart = {
  seats: 2,
  powertrain: "electric",
  condition: "good",
  batteryAge: 2,
  hasUpgrades: false,
  batteryType: null,
  lifted: false,
} as const;

test.each([
  [{}, "2 seats, electric, good condition, batteries 2 years"],
  [{ batteryAge: 0 }, "2 seats, electric, good condition, new batteries"],
  [{ batteryAge: 1 }, "2 seats, electric, good condition, batteries 1 year"],
  [{ batteryAge: 5 }, "2 seats, electric, good condition, batteries 5+ years"],
  [
    { batteryAge: 0, batteryType: "lithium" },
    "2 seats, electric, good condition, new lithium batteries",
  ],
  [{ batteryType: "lead-acid" }, "2 seats, electric, good condition, lead-acid batteries 2 years"],
  [
    { powertrain: "gas", batteryType: "lithium", lifted: true },
    "2 seats, gas, good condition, lifted",
  ],
  [{ powertrain: "gas", seats: 8 }, "8+ seats, gas, good condition"],
  [{ powertrain: "gas", hasUpgrades: true }, "2 seats, gas, good condition, upgrades"],
] as const)("of %j is %s", (change, text) => {
  expect(cartSummary({ ...cart, ...change }).join(", ")).toBe(text);
});
