import { expect, test } from "vitest";
import { defaultDetails, give, withAllShown } from "./details.ts";
import { cartSummary, knownSummary, markedSummary, shortSummary } from "./cart-appearance.ts";

test.each([
  [{}, "2 seats, electric, good condition, 2-year-old batteries"],
  [{ batteryAge: 0 }, "2 seats, electric, good condition, new batteries"],
  [{ batteryAge: 1 }, "2 seats, electric, good condition, 1-year-old batteries"],
  [{ batteryAge: 5 }, "2 seats, electric, good condition, batteries 5+ years old"],
  [
    { batteryAge: 0, batteryType: "lithium" },
    "2 seats, electric, good condition, new lithium batteries",
  ],
  [
    { powertrain: "gas", batteryType: "lithium", lifted: true },
    "2 seats, gas, good condition, lifted",
  ],
  [
    { condition: "poor", notRunning: true, batteryAge: 5 },
    "2 seats, electric, poor condition, doesn’t run, batteries 5+ years old",
  ],
  [{ powertrain: "gas", hasUpgrades: true }, "2 seats, gas, good condition, upgrades"],
] as const)("the summary of a cart with %j is %s", (change, text) => {
  expect(cartSummary({ ...defaultDetails, ...change }).join(", ")).toBe(text);
});

test("the short summary says that a cart doesn’t run", () => {
  const cart = { ...defaultDetails, notRunning: true };
  expect(shortSummary(cart)).toContain("doesn’t run");
  expect(shortSummary(defaultDetails)).not.toContain("doesn’t run");
});

const lithium = give(
  { ...defaultDetails, modelYear: "2019", make: "EZ-GO", model: "RXV" },
  { seats: 4, batteryType: "lithium" },
);

test("the summary marks what is assumed, even if only the age of the batteries is", () => {
  expect(markedSummary(lithium).map(({ marked }) => marked)).toEqual([
    "4 seats",
    "electric",
    "good, assumed",
    "lithium",
    "2-yr batteries, assumed",
  ]);
});

test("the known summary leaves out assumed details but keeps lithium that somebody named", () => {
  expect(knownSummary(lithium)).toEqual(["4 seats", "electric", "lithium batteries"]);
  expect(knownSummary(withAllShown(lithium))).toContain("2-year-old lithium batteries");
});
