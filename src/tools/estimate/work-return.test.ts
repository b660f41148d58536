import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dollarsIn } from "../cart/test-texts.ts";
import { asOfYear, anyCalculation, calculationOf } from "../cart/calculation-samples.ts";
import { trialsOf } from "../../../domain/valuation/levers.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { workReturnText } from "./work-return.ts";

/** $5,216, at trade-in $4,434. */
const before = calculationOf().appraisal;
/** $8,197, at trade-in $6,967. */
const after = calculationOf({ batteryAge: 0 }).appraisal;

test.each([
  ["2700", "After paying for it: a gain of $281 at market value, a loss of $167 at trade-in."],
  ["$2,700", "After paying for it: a gain of $281 at market value, a loss of $167 at trade-in."],
  ["2.7k", "After paying for it: a gain of $281 at market value, a loss of $167 at trade-in."],
  ["2981", "After paying for it: even at market value, a loss of $448 at trade-in."],
  ["2533", "After paying for it: a gain of $448 at market value, even at trade-in."],
  ["0", "After paying for it: a gain of $2,981 at market value, a gain of $2,533 at trade-in."],
])("work that costs %s returns: %s", (typed, sentence) => {
  expect(workReturnText(before, after, typed)).toBe(sentence);
});

test.each(["cheap", "1200 or 1300", "-5", "$"])(
  "%j is not a cost, and the visitor is told so",
  (typed) => {
    expect(workReturnText(before, after, typed)).toBe("Enter the cost in dollars, such as 1200.");
  },
);

test.each(["", "   "])("while only %j is typed nothing is said", (typed) => {
  expect(workReturnText(before, after, typed)).toBe("");
});

describe("for carts drawn at random", () => {
  const cost = fc.nat(20_000);

  test("what is said to be gained or lost is the change in the estimate after the cost", () => {
    fc.assert(
      fc.property(anyCalculation, cost, ({ cart, appraisal }, dollars) => {
        for (const { effect, appraisal: changed } of trialsOf(appraise, cart, asOfYear)) {
          const [market, tradeIn] = workReturnText(appraisal, changed, String(dollars))
            .split(" at market value, ")
            .map(signedIn);
          expect(market).toBe(effect - dollars);
          expect(tradeIn).toBe(changed.low - appraisal.low - dollars);
        }
      }),
    );
  });

  const signedIn = (text: string) => {
    const [dollars = 0] = dollarsIn(text);
    return text.includes("a loss of") ? -dollars : dollars;
  };
});
