import { expect, test } from "vitest";
import { aCart } from "../../../domain/cart/testing.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { inspectionOf } from "./inspection.ts";
import type { VerdictId } from "../../../domain/advice/advise.ts";
import { verdictTitles } from "../../../text/verdict-titles.ts";

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
