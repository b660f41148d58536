import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { predictAskingPrice } from "../../../../domain/asking-prices/asking-price-model.ts";
import model from "../../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { precedent as precedentAsked } from "../../../../domain/asking-prices/listing-samples.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { anyCalculation, asOfYear } from "../../cart/calculation-samples.ts";
import { noExtras } from "../../../../domain/cart/details.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { CheckAnswer } from "./check-answer.tsx";
import { checkOf } from "../check-samples.ts";
import type { Check } from "../checked-ad.ts";
import { verdicts } from "../verdict.ts";

const answerOf = (check: Check) => render(<CheckAnswer {...check} />);

test("it is compared with the estimate and with what dealers ask", () => {
  const [estimate, dealers] = textsOf("[data-name]", answerOf(checkOf({}, 6500)));
  expect(estimate).toMatch(/\$2,423 ?\$2,060 to \$2,786 ?The price is \$3,714 above this range\.$/);
  const { asking, low, high } = predictAskingPrice(model, {
    ...precedentAsked,
    batteryType: null,
  })!;
  expect(dealers).toMatch(/^Dealers ask/);
  expect(dealers).toContain(formatDollars(asking));
  expect(dealers).toContain(`${formatDollars(low)} to ${formatDollars(high)}`);
  expect(dealers).toContain("The price is ");
});

test("a private seller's ad comes with what to open at, where it settles, and where to stop", () => {
  const said = (price: number) => textOf(answerOf(checkOf({}, price)));
  const offer =
    /open at \$([\d,]+), expect to settle near \$([\d,]+), and stop at \$([\d,]+)\. This ad asks (.+?)\./;
  const [, ...amounts] = offer.exec(said(6500))!;
  const [open, settle, stop] = amounts.map((amount) => Number(amount.replace(",", "")));
  expect([open, settle, stop]).toEqual([open, settle, stop].toSorted((a, b) => a! - b!));
  expect(amounts[3]).toBe(`${formatDollars(6500 - stop!)} above that`);
  expect(offer.exec(said(stop!))![4]).toBe("just that");
  expect(offer.exec(said(stop! - 100))![4]).toBe("$100 below that");
});

test("without listings, nobody is told what to offer", () => {
  const answer = answerOf(checkOf({ make: "Garia", model: "Via" }, 6500));
  expect(textOf(answer)).not.toContain("open at");
});

test.each([
  [1, "Low: find out why"],
  [2423, "Fair, and below what dealers ask"],
  [999_999, "Overpriced: negotiate or walk away"],
])("a price of $%i is called: %s", (price, title) => {
  const answer = answerOf(checkOf({}, price));
  expect(textsOf("p", answer)).toContain(title);
  expect(textOf(the("p[role=status]", answer))).toBe(
    `2016 Club Car Precedent for ${formatDollars(price)}: ${title}.`,
  );
});

test("without listings of the make, only the estimate is compared", () => {
  const answer = answerOf(checkOf({ make: "Garia", model: "Via" }, 3000));
  expect(textOf(answer)).toContain("We have no listings like this cart yet");
  expect(textOf(answer)).toContain("Within the formula’s estimate");
  expect(allOf("[data-name]", answer)).toHaveLength(1);
});

describe("the advice", () => {
  const adviceFor = (...given: Parameters<typeof checkOf>) =>
    textsOf("li", answerOf(checkOf(...given)));

  test("depends on the cart, the battery, and the lift", () => {
    expect(adviceFor({}, 4000).join()).toContain("date codes on the batteries");
    expect(adviceFor({}, 4000, { batteryType: "lithium" }).join()).toContain("lithium pack");
    expect(adviceFor({ powertrain: "gas" }, 4000).join()).toContain("oil, filters");
    expect(adviceFor({}, 4000, { lifted: true }).join()).toContain("Which lift kit");
  });

  test("depends on the age in the year of the check", () => {
    expect(adviceFor({ year: "2014" }, 4000).join()).toContain("frame from below for rust");
    expect(adviceFor({ year: "2015" }, 4000).join()).not.toContain("frame from below for rust");
  });

  test("has a heading over what to ask and over what to look at", () => {
    const headings = textsOf("h3", answerOf(checkOf({}, 4000)));
    expect(headings.slice(-2)).toEqual(["Ask the seller", "Check the cart"]);
  });
});

test("for carts and prices drawn at random, verdict, picture, and texts agree", () => {
  const titles = Object.values(verdicts).map(({ title }) => title);
  fc.assert(
    fc.property(anyCalculation, fc.integer({ min: 1, max: 50_000 }), (calculation, price) => {
      const { cart, appraisal } = calculation;
      const answer = answerOf({ query: "", cart, price, asOfYear, asked: noExtras });
      expect(answer.innerHTML).not.toMatch(nonsense);
      const said = textOf(the("p[role=status]", answer));
      const title = titles.find((each) => said.endsWith(`: ${each}.`))!;
      expect(said).toBe(`${cartName(cart)} for ${formatDollars(price)}: ${title}.`);
      expect(textsOf("p", answer)).toContain(title);
      const [estimate] = textsOf("[data-name]", answer);
      expect(estimate).toContain(formatDollars(appraisal.value));
      expect(estimate).toContain(
        `${formatDollars(appraisal.low)} to ${formatDollars(appraisal.high)}`,
      );
      expect(textOf(the("[data-pin]", answer))).toBe("This ad");
    }),
    { numRuns: 40 },
  );
});

test.each([
  [
    "Viking",
    "2020",
    "None of our listings says “Viking”, so this figure is for Club Car carts in general.",
  ],
  ["Tempo", "1990", "We’ve seen few carts like it"],
])("of a %s of %s, it says how well the listings cover it", (named, year, text) => {
  const [, dealers] = textsOf("[data-name]", answerOf(checkOf({ model: named, year }, 4000)));
  expect(dealers).toContain(text);
});

test("on paper, it names the day and the address that shows it again", () => {
  const check = { ...checkOf({}, 4000), query: "?year=2016&price=4000" };
  expect(textsOf("p", answerOf(check)).at(-1)).toMatch(
    /^CartWorth · price check from \w+ \d+, \d{4} · http.*\?year=2016&price=4000$/,
  );
});
