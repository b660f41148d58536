import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { appraise } from "../../../../domain/catalogue/site-prices.ts";
import { advise } from "../../../../domain/advice/advise.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { anyCalculation, asOfYear } from "../../cart/calculation-samples.ts";
import { marketFigures } from "../../evidence/market-view.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { CheckAnswer } from "./check-answer.tsx";
import { checkOf } from "../check-samples.ts";
import type { Check } from "../model.ts";

const answerOf = (check: Check) => render(<CheckAnswer {...check} />);
const figuresOf = ({ cart, details }: Check) =>
  marketFigures({ cart, details, asOfYear, appraisal: appraise(cart, asOfYear) });

test("what to open at and where to stop are the domain’s advice for a private seller", () => {
  const check = checkOf({}, 6500);
  const { number, settle, ceiling } = advise(figuresOf(check), "buying");
  const answer = answerOf(check);
  expect(textsOf("data", answer).slice(0, 2)).toEqual([number, ceiling].map(formatDollars));
  expect(textOf(answer)).toContain(`Expect to settle near ${formatDollars(settle!)}.`);
  expect(textOf(answer)).toContain(`${formatDollars(6500 - ceiling)} too high`);
});

test("at a dealer’s, what to pay is what dealers ask", () => {
  const check = checkOf({}, 6500, "dealer");
  const { number, ceiling } = advise(figuresOf(check), "buying", "dealer");
  const answer = answerOf(check);
  expect(textOf(answer)).toContain("Pay about");
  expect(textsOf("data", answer).slice(0, 2)).toEqual([number, ceiling].map(formatDollars));
});

test("without listings nobody is told what to offer, and the formula’s range is shown", () => {
  const check = checkOf({ make: "Garia", model: "Via" }, 3000);
  const said = textOf(answerOf(check));
  expect(said).toContain("No market data for this cart");
  expect(said).toMatch(/The ad is (within|\$[\d,]+ below) it, our formula’s range\./);
  expect(said).not.toMatch(/Open at|Stop at|Send the seller/);
});

test("a low price and a high one are called so", () => {
  expect(textOf(answerOf(checkOf({}, 1)))).toContain("Low: find out why");
  expect(textOf(answerOf(checkOf({}, 999_999)))).toContain("Overpriced: negotiate or walk away");
});

test("the message to the seller says the offer, and asks for what would prove the price", () => {
  const check = checkOf({}, 6500);
  const { number } = advise(figuresOf(check), "buying");
  expect(textOf(answerOf(check))).toContain(
    `I can come with ${formatDollars(number)} this week if the batteries check out.`,
  );
});

describe("how long carts like it had stood at one chain", () => {
  test("is said of its model, and gives a reason to bargain with a dealer", () => {
    expect(textOf(answerOf(checkOf({}, 6500, "dealer")))).toContain(
      "On Sep 9, 2026, half of the 130 used Club Car Precedent carts at one dealer chain in the eastern states had stood there for 356 days or longer. A dealer whose cart has stood for months has a reason to take less. Ask when it came in.",
    );
  });

  test("is said of its make if few are of its model, and gives a reason to bargain with an owner", () => {
    expect(textOf(answerOf(checkOf({ model: "Onward" }, 6500)))).toContain(
      "On Sep 9, 2026, half of the 371 used Club Car carts at one dealer chain in the eastern states had stood there for 184 days or longer. A seller who has waited for months has a reason to take less, too. Ask how long it has been for sale.",
    );
  });

  test("is left out for a make with few, and is never called a time to sell", () => {
    expect(textOf(answerOf(checkOf({ make: "Icon", model: "i40" }, 6500)))).not.toMatch(
      /had stood/,
    );
    expect(textOf(answerOf(checkOf({}, 6500)))).not.toMatch(/time to sell/i);
  });
});

test("for any ad nothing is nonsense, and the whole is said once", () => {
  fc.assert(
    fc.property(
      anyCalculation,
      fc.integer({ min: 1, max: 1_000_000_000 }),
      ({ cart, details }, price) => {
        const answer = answerOf({ query: "", cart, details, seller: "owner", price, asOfYear });
        expect(answer.innerHTML).not.toMatch(nonsense);
        const said = textOf(the("p.visually-hidden[role=status]", answer));
        expect(said).toContain(`${cartName(cart)} for ${formatDollars(price)}: `);
        for (const item of allOf("li", answer)) expect(textOf(item)).toMatch(/[.?]$/);
      },
    ),
    { numRuns: 30 },
  );
});
