import { expect, test, describe } from "vitest";
import { aCart } from "../cart/testing.ts";
import { advise } from "./advise.ts";
import { type Subject, figuresOf } from "./figures.ts";
import { otherCases, leverEffects } from "./other-cases.ts";
import fc from "fast-check";
import { trialsOf } from "../valuation/levers.ts";
import { appraise } from "../catalogue/site-prices.ts";
import { anySubject, asOfYear, market } from "./market-samples.ts";

const precedent: Subject = {
  cart: aCart({ modelYear: 2018, model: "Precedent" }),
  details: { batteryType: null, lifted: false },
  asOfYear: 2026,
};
const namesOf = (subject: Subject) =>
  otherCases(subject, market, "selling").map(({ name }) => name);

test("each case is the advice for a cart that differs in that detail alone", () => {
  const adviceFor = (details: Subject["details"]) =>
    advise(figuresOf({ ...precedent, details }, market), "buying", "dealer");
  expect(otherCases(precedent, market, "buying", "dealer")).toEqual([
    { name: "lithium", advice: adviceFor({ batteryType: "lithium", lifted: false }) },
    { name: "lifted", advice: adviceFor({ batteryType: null, lifted: true }) },
  ]);
});

test("lithium and a lift make a seller ask more", () => {
  const own = advise(figuresOf(precedent, market), "selling").number;
  for (const { advice } of otherCases(precedent, market, "selling")) {
    expect(advice.number).toBeGreaterThan(own);
  }
});

test("the cases are what the cart is not", () => {
  const details = { batteryType: "lithium", lifted: true } as const;
  expect(namesOf({ ...precedent, details })).toEqual(["lead-acid", "not-lifted"]);
});

test("a gas cart has no other batteries", () => {
  expect(namesOf({ ...precedent, cart: { ...precedent.cart, powertrain: "gas" } })).toEqual([
    "lifted",
  ]);
});

test("without dealers' prices there is nothing to tell", () => {
  expect(namesOf({ ...precedent, cart: { ...precedent.cart, make: "Wotsit" } })).toEqual([]);
});

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
