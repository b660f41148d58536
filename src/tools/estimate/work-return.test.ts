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
  ["2700", "After paying $2,700, you’re $281 ahead at market value and $167 behind at trade-in."],
  ["$2,700", "After paying $2,700, you’re $281 ahead at market value and $167 behind at trade-in."],
  ["2.7k", "After paying $2,700, you’re $281 ahead at market value and $167 behind at trade-in."],
  ["2981", "After paying $2,981, you’re even at market value and $448 behind at trade-in."],
  ["2533", "After paying $2,533, you’re $448 ahead at market value and even at trade-in."],
  ["0", "After paying $0, you’re $2,981 ahead at market value and $2,533 ahead at trade-in."],
  [
    "6000",
    "After paying $6,000, you’re $3,019 behind at market value and $3,467 behind at trade-in. You’d get back 49¢ on the dollar, so it’s better to sell the cart as is.",
  ],
])("work that costs %s returns: %s", (typed, sentence) => {
  expect(workReturnText(before, after, typed)).toBe(sentence);
});

test("work that does not quite pay is never said to return a whole dollar", () => {
  expect(workReturnText(before, after, "2982")).toContain("99¢ on the dollar");
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
          const text = workReturnText(appraisal, changed, String(dollars));
          const [market, tradeIn] = text
            .replace(/^After paying \$[\d,]+, /, "")
            .split(" at market value and ")
            .map(signedIn);
          expect(market).toBe(effect - dollars);
          expect(tradeIn).toBe(changed.low - appraisal.low - dollars);
        }
      }),
    );
  });

  const signedIn = (text: string) => {
    const [dollars = 0] = dollarsIn(text);
    return text.includes(" behind") ? -dollars : dollars;
  };
});
