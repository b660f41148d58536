import { describe, expect, test } from "vitest";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { type LeverId, trialsOf } from "../../../domain/valuation/levers.ts";
import { asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import type { Details } from "../cart/details.ts";
import { isWork, leverLabel } from "./lever-labels.ts";

function labelOf(id: LeverId, change: Partial<Details> = {}): [name: string, note: string] {
  const { cart } = calculationOf(change);
  const { cart: changed } = trialsOf(appraise, cart, asOfYear).find((each) => each.id === id)!;
  const { name, note } = leverLabel(id, cart, changed, asOfYear);
  return [name, note];
}

describe("new batteries", () => {
  test.each([
    [1, "now: 1 year"],
    [4, "now: 4 years"],
    [5, "now: 5+ years"],
  ] as const)(
    "are compared with those of the cart: an age of %i is noted as %j",
    (batteryAge, note) => {
      expect(labelOf("new-batteries", { batteryAge })).toEqual(["New batteries", note]);
    },
  );
});

describe("another condition", () => {
  test.each([
    ["poor", "better-condition", "Fair condition", "one grade better than poor"],
    ["fair", "better-condition", "Good condition", "one grade better than fair"],
    ["good", "better-condition", "Excellent condition", "one grade better than good"],
    ["excellent", "worse-condition", "Good condition", "one grade worse than excellent"],
    ["good", "worse-condition", "Fair condition", "one grade worse than good"],
    ["fair", "worse-condition", "Poor condition", "one grade worse than fair"],
  ] as const)("of a cart in %s condition, %s, is %s", (condition, id, name, note) => {
    expect(labelOf(id, { condition })).toEqual([name, note]);
  });
});

describe("upgrades", () => {
  test("that are there can be done without", () => {
    expect(labelOf("upgrades")).toEqual(["Without upgrades", "what they add today"]);
  });

  test("that are not there are named", () => {
    const [name, note] = labelOf("upgrades", { hasUpgrades: false });
    expect(name).toBe("Upgrades");
    expect(note).toMatch(/^lift kit, lithium/);
  });
});

test("selling later names the year", () => {
  const { cart } = calculationOf();
  expect(leverLabel("next-year", cart, cart, 2026).name).toBe("Selling in 2027");
  expect(leverLabel("next-year", cart, cart, 2030).name).toBe("Selling in 2031");
});

test("only new batteries and a better condition are work that costs something", () => {
  const ids = trialsOf(appraise, calculationOf().cart, asOfYear).map(({ id }) => id);
  expect(ids).toHaveLength(5);
  expect(new Set(ids.filter(isWork))).toEqual(new Set(["new-batteries", "better-condition"]));
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
