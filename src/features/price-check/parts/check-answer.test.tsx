import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { dollarsIn, nonsense } from "../../cart/test-texts.ts";
import { sellers } from "../../../../domain/answer/advice.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { anyCalculation } from "../../cart/calculation-samples.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { CheckAnswer } from "./check-answer.tsx";
import { checkOf } from "../check-samples.ts";
import type { Check } from "../model.ts";

const answerOf = (check: Check) => render(<CheckAnswer {...check} />);

test("what to open at and where to stop are the domain’s advice for a private seller", () => {
  const check = checkOf({}, 6500);
  const { number, settle, ceiling } = check.advice!.buying;
  const answer = answerOf(check);
  expect(textsOf("data", answer).slice(0, 2)).toEqual([number, ceiling].map(formatDollars));
  expect(textOf(answer)).toContain(`Expect to settle near ${formatDollars(settle!)}.`);
  expect(textOf(answer)).toContain(`${formatDollars(6500 - ceiling)} too high`);
});

test("at a dealer’s, what to pay is what dealers ask", () => {
  const check = checkOf({}, 6500, "dealer");
  const { number, ceiling } = check.advice!.buyingFromDealer;
  const answer = answerOf(check);
  expect(textOf(answer)).toContain(`Pay ${formatDollars(number)}.`);
  expect(textsOf("data", answer).slice(0, 2)).toEqual([number, ceiling].map(formatDollars));
});

test("without listings nobody is told what to offer, and the formula’s range is shown", () => {
  const check = checkOf({ make: "Garia", model: "Via" }, 3000);
  const said = textOf(answerOf(check));
  expect(said).toContain("No market data for this cart");
  expect(said).toMatch(/The ad is (within|\$[\d,]+ below) our formula’s range\./);
  expect(said).not.toMatch(/Open at|Stop at|Send the seller/);
});

test("a low price and a high one are called so", () => {
  expect(textOf(answerOf(checkOf({}, 1)))).toContain("Low: find out why");
  expect(textOf(answerOf(checkOf({}, 999_999)))).toContain("Overpriced: negotiate or walk away");
});

test("an ad below what a dealer would pay is worth its own price, and nobody offers more", () => {
  const check = checkOf({}, 900);
  expect(check.market!.tradeIn.middle).toBeGreaterThan(900);
  const answer = answerOf(check);
  expect(textsOf("data[data-answer]", answer)).toEqual(["$900"]);
  expect(textOf(the("[data-poster]", answer))).toContain("Pay up to$900");
  expect(textOf(the("[data-poster]", answer))).not.toMatch(/Open at|Stop at/);
  expect(textOf(answer)).not.toContain("Send the seller");
});

test.each(sellers)("a good price of an %s is the one amount on the sign", (seller) => {
  const { advice } = checkOf({}, 1);
  const { number } = seller === "dealer" ? advice!.buyingFromDealer : advice!.buying;
  const sign = the("[data-poster]", answerOf(checkOf({}, number, seller)));
  expect(textOf(sign)).toContain(`A good pricePay up to${formatDollars(number)}`);
  expect(textsOf("data", sign)).toEqual([formatDollars(number)]);
});

test("for any ad, nobody is told to offer, stop at, or settle for more than it asks", () => {
  fc.assert(
    fc.property(
      anyCalculation,
      fc.integer({ min: 1, max: 30_000 }),
      fc.constantFrom(...sellers),
      (calculation, price, seller) => {
        const answer = answerOf({ ...calculation, query: "", seller, price });
        const offers = textsOf("[data-poster] data", answer).flatMap(dollarsIn);
        const settling = [...textOf(answer).matchAll(/settle near (\$[\d,]+)/g)];
        for (const dollars of [...offers, ...settling.flatMap(([, text]) => dollarsIn(text!))]) {
          expect(dollars).toBeLessThanOrEqual(price);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("a dealer’s ad far above what dealers ask is overpriced", () => {
  const check = checkOf({ seats: 2 }, 7500, "dealer");
  expect(check.market!.asking.high).toBeLessThan(7500);
  const answer = textOf(answerOf(check));
  expect(answer).toContain("Overpriced: negotiate or walk away");
  expect(answer).toContain(
    `Others ask about ${formatDollars(check.advice!.buyingFromDealer.number)} for one like it.`,
  );
});

test("the message to the seller says the offer, and asks for what would prove the price", () => {
  const check = checkOf({}, 6500);
  const { number } = check.advice!.buying;
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
      fc.constantFrom(...sellers),
      (calculation, price, seller) => {
        const { cart } = calculation;
        const answer = answerOf({ ...calculation, query: "", seller, price });
        expect(answer.innerHTML).not.toMatch(nonsense);
        const said = textOf(the("p.visually-hidden[role=status]", answer));
        expect(said).toContain(`${cartName(cart)} for ${formatDollars(price)}: `);
        for (const item of allOf("li", answer)) expect(textOf(item)).toMatch(/[.?]$/);
      },
    ),
    { numRuns: 30 },
  );
});

test("a year in which the model wasn’t built is asked about on the sign", () => {
  const answer = textOf(answerOf(checkOf({ year: "1990" }, 3000)));
  expect(answer).toContain("Club Car built the Precedent from 2004 to 2020. Check the year.");
});
