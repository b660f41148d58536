import fc from "fast-check";
import { expect, test } from "vitest";
import type { Advice } from "../../../domain/advice/advise.ts";
import { verdictOn, type VerdictId } from "../../../domain/advice/advise.ts";
import { verdictTitles } from "../../../text/verdict-titles.ts";
import { comparisonText, distanceText, verdictAdvice, inspectionOf } from "./text.ts";
import { aCart } from "../../../domain/cart/testing.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";

const pay: Advice = {
  number: 3000,
  settle: 4000,
  floor: 2000,
  ceiling: 5000,
  confidence: "fair",
  reasons: [],
};
const dealers = { low: 4500, asking: 6000, high: 7500 };

test.each([
  [1999, "Low: find out why"],
  [2000, "A good price"],
  [3000, "A good price"],
  [3001, "Fair: make an offer"],
  [5000, "Fair: make an offer"],
  [5001, "High: offer less"],
  [7500, "High: offer less"],
  [7501, "Overpriced: negotiate or walk away"],
])("$%i: %s", (price, title) => {
  expect(verdictTitles[verdictOn(price, pay, dealers)]).toBe(title);
});

test("without dealers’ prices no price is called low, fair, or high", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (price) => {
      const verdict = verdictOn(price, pay, null);
      expect(verdictTitles[verdict]).not.toMatch(/\b(low|fair|high|good)\b/i);
      expect(verdictAdvice[verdict]).toContain("compare ads near you");
    }),
  );
});

test.each([
  [4700, "$300 under your limit"],
  [5000, "Right where to stop"],
  [6500, "$1,500 too high"],
])("$%i is %s", (price, text) => {
  expect(distanceText(price, pay)).toBe(text);
});

test.each([
  [3500, "$500 below it"],
  [4000, "within it"],
  [6000, "within it"],
  [6502, "$502 above it"],
])("$%i stands %s", (price, text) => {
  expect(comparisonText(price, { low: 4000, high: 6000 })).toBe(text);
});

const fair: VerdictId = "fair";
const asked = { batteryType: null, lifted: false, ageYears: 6, verdict: fair };

function adviceFor(change: Partial<Cart>, more: object = {}): string {
  const { questions, points } = inspectionOf({ cart: aCart(change), ...asked, ...more });
  return [...questions, ...points].join(" ");
}

test("a gas cart is asked about its engine, and never about batteries", () => {
  const advice = adviceFor({ powertrain: "gas", batteryAge: 5 });
  expect(advice).toContain("oil, filters, spark plug, and belts");
  expect(advice).not.toMatch(/batter|pack/);
});

test.each<[string, Partial<Cart>, object, RegExp]>([
  ["a lithium pack", {}, { batteryType: "lithium" }, /is the charger made for it/],
  ["old batteries", { batteryAge: 4 }, {}, /take the cost of a new pack off/],
  ["a lift", {}, { lifted: true }, /Which lift kit/],
  ["an old frame", {}, { ageYears: 12 }, /from below for rust/],
  ["six seats", { seats: 6 }, {}, /every seat filled/],
  ["upgrades", { hasUpgrades: true }, {}, /Which upgrades/],
  ["a claim to be like new", { condition: "excellent" }, {}, /look like new under the mats/],
  ["a low price", {}, { verdict: "low" }, /^Why is it priced/],
  ["a high price", {}, { verdict: "over" }, /^What has been done to it/],
])("%s has its own advice, which other carts do not get", (_name, change, more, advice) => {
  expect(adviceFor(change, more)).toMatch(advice);
  expect(adviceFor({})).not.toMatch(advice);
});

test("only a low and a high price raise questions about it, whatever the verdict's words", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
  const ids = Object.keys(verdictTitles) as (keyof typeof verdictTitles)[];
  const raising = ids.filter((verdict) =>
    /^(Why is it priced|What has been done)/.test(adviceFor({}, { verdict })),
  );
  expect(raising).toEqual(["low", "high", "over"]);
});

test("an electric cart is asked for the date codes of its batteries, but for a lithium pack", () => {
  expect(adviceFor({})).toContain("date codes on the batteries");
  expect(adviceFor({}, { batteryType: "lithium" })).not.toContain("date codes");
});

test("every cart's questions start with the plate and end with the papers", () => {
  const { questions } = inspectionOf({ cart: aCart(), ...asked });
  expect(questions[0]).toContain("serial number");
  expect(questions.at(-1)).toContain("bill of sale");
});
