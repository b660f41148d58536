import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aCart, anyCart } from "../cart/testing.ts";
import { appraiserFor } from "./appraise.ts";
import { basePriceFinder } from "./base-price.ts";
import type { Cart } from "./cart.ts";
import { type LeverId, type Trial, netGain, trialsOf } from "./levers.ts";

const appraise = appraiserFor(
  basePriceFinder({
    makes: [{ name: "Club Car", defaultBasePrice: 7500, modelPrices: { Onward: 12000 } }],
    otherBasePrice: 6000,
  }),
);
const carts = anyCart({ makes: ["Club Car", "Zephyr"], models: ["Onward", "Viking"] });
const years = fc.integer({ min: 2020, max: 2060 });

function everyTrial(holds: (trial: Trial, cart: Cart, asOf: number, all: Trial[]) => void) {
  fc.assert(
    fc.property(carts, years, (cart, asOf) => {
      const trials = trialsOf(appraise, cart, asOf);
      for (const trial of trials) holds(trial, cart, asOf, trials);
    }),
  );
}

describe("the effect of any lever", () => {
  test("is the difference between two estimates of the method itself", () => {
    everyTrial(({ id, cart: changed, appraisal, effect }, cart, asOf) => {
      const year = id === "next-year" ? asOf + 1 : asOf;
      expect(appraisal).toEqual(appraise(changed, year));
      expect(effect).toBe(appraise(changed, year).value - appraise(cart, asOf).value);
    });
  });

  test("never goes the wrong way", () => {
    everyTrial(({ id, effect }, cart) => {
      if (id === "new-batteries" || id === "better-condition") {
        expect(effect).toBeGreaterThan(0);
      }
      if (id === "worse-condition" || id === "next-year") expect(effect).toBeLessThan(0);
      if (id === "upgrades") {
        expect(Math.sign(effect)).toBe(cart.hasUpgrades ? -1 : 1);
      }
    });
  });

  test("determines the order of the list: gains, then losses, the largest of each first", () => {
    everyTrial((_trial, _cart, _asOf, all) => {
      const effects = all.map(({ effect }) => effect);
      const gains = effects.filter((effect) => effect > 0).toSorted((a, b) => b - a);
      const losses = effects.filter((effect) => effect < 0).toSorted((a, b) => a - b);
      expect(effects).toEqual([...gains, ...losses]);
    });
  });

  test("is of a lever that appears once", () => {
    everyTrial((_trial, _cart, _asOf, all) => {
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    });
  });

  test("comes from changing a single detail", () => {
    everyTrial(({ cart: changed }, cart) => {
      const names = Object.keys(cart) as (keyof Cart)[];
      expect(names.filter((name) => cart[name] !== changed[name]).length).toBeLessThanOrEqual(1);
    });
  });
});

/** The cart costs $12,000 new; after six years, 9/20 of that is left. */
test.each<[string, LeverId, Partial<Cart>, number]>([
  ["new batteries for five-year-old ones", "new-batteries", { batteryAge: 5 }, 3240],
  ["new batteries for last year's", "new-batteries", { batteryAge: 1 }, 540],
  ["excellent instead of good", "better-condition", {}, 810],
  ["fair instead of poor", "better-condition", { condition: "poor" }, 1080],
  ["fair instead of good", "worse-condition", {}, -1080],
  ["upgrades added", "upgrades", {}, 810],
  ["upgrades taken away", "upgrades", { hasUpgrades: true }, -810],
  ["a year older", "next-year", {}, -600],
])("%s: %s of %j is %i dollars", (_name, id, change, effect) => {
  const trials = trialsOf(appraise, aCart(change), 2026);
  expect(trials.find((trial) => trial.id === id)?.effect).toBe(effect);
});

test.each<[string, LeverId, Partial<Cart>]>([
  ["a cart on new batteries needs none", "new-batteries", { batteryAge: 0 }],
  ["a gas cart has none", "new-batteries", { powertrain: "gas" }],
  ["an excellent cart cannot be better", "better-condition", { condition: "excellent" }],
  ["a poor cart cannot be worse", "worse-condition", { condition: "poor" }],
  ["a cart that has stopped losing value to age", "next-year", { modelYear: 2015 }],
])("%s: no %s", (_name, id, change) => {
  const trials = trialsOf(appraise, aCart(change), 2026);
  expect(trials.map((trial) => trial.id)).not.toContain(id);
});

test("only a change that is large enough moves a cart at the minimum value", () => {
  const old = aCart({ modelYear: 1995, condition: "poor", batteryAge: 5 });
  const trials = trialsOf(appraise, old, 2026);
  expect(trials.map(({ id }) => id)).toEqual(["new-batteries"]);
});

test("the net gain of work is the gain in the estimate minus its cost", () => {
  const worn = aCart({ batteryAge: 5 });
  const [before, after] = [appraise(worn, 2026), appraise({ ...worn, batteryAge: 0 }, 2026)];
  expect([before.value, after.value, before.low, after.low]).toEqual([2700, 5940, 2295, 5049]);
  expect(netGain(before, after, 1000)).toEqual({ market: 2240, tradeIn: 1754 });
  expect(netGain(before, after, 3000)).toEqual({ market: 240, tradeIn: -246 });
});
