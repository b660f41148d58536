import { describe, expect, test } from "vitest";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { type LeverId, trialsOf } from "../../../domain/valuation/levers.ts";
import { asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import type { Details } from "../cart/details.ts";
import { leverLabel } from "./lever-labels.ts";

function labelOf(id: LeverId, change: Partial<Details> = {}): string[] {
  const { cart } = calculationOf(change);
  const { cart: changed } = trialsOf(appraise, cart, asOfYear).find((each) => each.id === id)!;
  const { name, note } = leverLabel(id, cart, changed, asOfYear);
  return [name, note];
}

describe("new batteries", () => {
  test.each([
    [1, "now 1 year old"],
    [4, "now 4 years old"],
    [5, "now 5+ years old"],
  ] as const)(
    "are compared with those of the cart: an age of %i is noted as %j",
    (batteryAge, note) => {
      expect(labelOf("new-batteries", { batteryAge })).toEqual(["New batteries", note]);
    },
  );
});

describe("another condition", () => {
  test.each([
    ["poor", "Fair condition"],
    ["fair", "Good condition"],
    ["good", "Excellent condition"],
  ] as const)("one grade up from %s is %s", (condition, name) => {
    expect(labelOf("better-condition", { condition })).toEqual([name, "one grade up"]);
  });

  test.each([
    ["excellent", "Good condition"],
    ["good", "Fair condition"],
    ["fair", "Poor condition"],
  ] as const)("one grade down from %s is %s", (condition, name) => {
    expect(labelOf("worse-condition", { condition, batteryAge: 2 })).toEqual([
      name,
      "one grade down",
    ]);
  });
});

describe("upgrades", () => {
  test("that are there can be done without", () => {
    expect(labelOf("upgrades")).toEqual(["Without upgrades", "what they add today"]);
  });

  test("that are not there are named", () => {
    expect(labelOf("upgrades", { hasUpgrades: false })).toEqual([
      "Upgrades",
      "wheels, lift, lithium, sound",
    ]);
  });
});

test("selling later names the year", () => {
  const { cart } = calculationOf();
  expect(leverLabel("next-year", cart, cart, 2026).name).toBe("Selling in 2027");
  expect(leverLabel("next-year", cart, cart, 2030).name).toBe("Selling in 2031");
});

test("no two levers of a cart have the same name", () => {
  const carts: Cart[] = [calculationOf(), calculationOf({ powertrain: "gas" })].map(
    ({ cart }) => cart,
  );
  for (const cart of carts) {
    const names = trialsOf(appraise, cart, asOfYear).map(
      (each) => leverLabel(each.id, cart, each.cart, asOfYear).name,
    );
    expect(new Set(names).size).toBe(names.length);
  }
});
