import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aCart } from "../cart/testing.ts";
import { trialsOf } from "../valuation/levers.ts";
import { appraise } from "../catalogue/site-prices.ts";
import { leverEffects } from "./lever-effects.ts";
import { anySubject, asOfYear, market } from "./market-samples.ts";

const subject = {
  cart: aCart({ model: "Precedent", batteryAge: 5 }),
  details: { batteryType: "lead-acid", lifted: false },
  asOfYear,
} as const;

test("new batteries add to the estimate and the trade-in, and next to nothing to what dealers ask", () => {
  const { estimate, dealers, tradeIn } = leverEffects("new-batteries", subject, market)!;
  expect(estimate).toBeGreaterThan(1000);
  expect(tradeIn).toBeGreaterThan(500);
  expect(Math.abs(dealers!)).toBeLessThan(100);
});

test("better condition moves the estimate and the trade-in, and no dealer's price", () => {
  const { estimate, dealers, tradeIn } = leverEffects("better-condition", subject, market)!;
  expect([estimate > 0, dealers, tradeIn! > 0]).toEqual([true, 0, true]);
});

test("upgrades move the estimate alone", () => {
  const { estimate, ...others } = leverEffects("upgrades", subject, market)!;
  expect(estimate).toBeGreaterThan(0);
  expect(others).toEqual({ dealers: 0, tradeIn: 0 });
});

describe("a lever", () => {
  test("that does not apply has no effects", () => {
    const gas = { ...subject, cart: { ...subject.cart, powertrain: "gas" } } as const;
    expect(leverEffects("new-batteries", gas, market)).toBeNull();
  });

  test("on a cart that no dealer lists has one effect", () => {
    const garia = { ...subject, cart: { ...subject.cart, make: "Garia" } };
    expect(leverEffects("next-year", garia, market)).toMatchObject({
      dealers: null,
      tradeIn: null,
    });
  });

  test("adds to the estimate what the formula's own trial says", () => {
    fc.assert(
      fc.property(anySubject, (each) => {
        for (const { id, effect } of trialsOf(appraise, each.cart, asOfYear)) {
          expect(leverEffects(id, each, market)?.estimate).toBe(effect);
        }
      }),
    );
  });

  test("next year adds nothing to any figure", () => {
    fc.assert(
      fc.property(anySubject, (each) => {
        const { estimate, dealers, tradeIn } = leverEffects("next-year", each, market)!;
        for (const effect of [estimate, dealers ?? 0, tradeIn ?? 0]) {
          expect(effect).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
