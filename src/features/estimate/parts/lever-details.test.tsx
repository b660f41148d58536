import fc from "fast-check";
import { expect, test } from "vitest";
import { render, enter, mount } from "../../../ui/kit/test-page.ts";
import { textOf, textsOf, fieldOf, the, linksIn } from "../../../ui/kit/test-queries.ts";
import {
  anyCalculation,
  ofAnyCalculation,
  calculationOf,
  asOfYear,
} from "../../cart/calculation-samples.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { nonsense, dollarsIn } from "../../cart/test-texts.ts";
import {
  dealersStory,
  LeverDetails,
  WorkCost,
  workReturnText,
  WorkSources,
  workFor,
  usualCost,
} from "./lever-details.tsx";
import { namedTrials } from "./lever-list.tsx";
import { trialsOf } from "../../../../domain/valuation/levers.ts";
import { appraise } from "../../../../domain/catalogue/site-prices.ts";

const detailsOf = (calculation: Calculation) =>
  namedTrials(calculation).map((trial) =>
    render(<LeverDetails calculation={calculation} trial={trial} />),
  );

test("a lever that takes paid work has a field for its cost, and others say what they are", () => {
  const details = detailsOf(calculationOf());
  expect(details.map((each) => textsOf("label", each).join())).toEqual([
    "Cost of the batteries ($)",
    "Cost of the work ($)",
    "",
    "",
    "",
  ]);
  expect(details.slice(2).map(textOf)).toEqual([
    "Fair means moderate wear, needs minor work. A buyer may try to talk you down to that.",
    "If you take them off to sell separately, the estimate drops by this much.",
    "The cart is a year older. Everything else stays the same.",
  ]);
});

test("every lever says something, and no field has a label that one of the form's has", () => {
  ofAnyCalculation((calculation) => {
    for (const each of detailsOf(calculation)) {
      expect(textOf(each)).not.toBe("");
      expect(each.innerHTML).not.toMatch(nonsense);
      expect(textsOf("label", each).join()).not.toMatch(
        /year|seats|make|model|battery age|upgrades/i,
      );
    }
  }, 20);
});

/** New batteries add $2,981. */
const calculation = calculationOf();
const trial = namedTrials(calculation).find(({ id }) => id === "new-batteries")!;

test("the cost begins with the usual one, says what it returns, and may be replaced by nothing", async () => {
  const { appraisal } = calculation;
  const work = workFor("new-batteries", calculation)!;
  const cost = await mount(<WorkCost before={appraisal} trial={trial} work={work} />);
  const field = fieldOf("Cost of the batteries ($)", cost);
  const said = () => textOf(the("p[role=status]", cost));
  expect(field.value).toBe("1350");
  expect(said()).toMatch(/^After paying \$1,350, you’re \$1,631 ahead/);
  await enter("2,700", field);
  expect(field.value).toBe("2,700");
  expect(said()).toMatch(/^After paying \$2,700/);
  await enter("", field);
  expect([field.value, said()]).toEqual(["", ""]);
});

/** $5,216, at trade-in $4,434. */
const before = calculationOf().appraisal;
/** $8,197, at trade-in $6,967. */
const after = calculationOf({ batteryAge: 0 }).appraisal;

const notACost = "Enter the cost in dollars, such as 1200.";

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
  ["cheap", notACost],
  ["1200 or 1300", notACost],
  ["-5", notACost],
  ["$", notACost],
  ["", ""],
  ["   ", ""],
])("of work that costs %j is said: %s", (typed, sentence) => {
  expect(workReturnText(before, after, typed)).toBe(sentence);
});

test("work that does not quite pay is never said to return a whole dollar", () => {
  expect(workReturnText(before, after, "2982")).toContain("99¢ on the dollar");
});

test("a few dollars more or less from dealers are nothing more", () => {
  expect(dealersStory({ estimate: 1190, dealers: -12, tradeIn: 40 })).toMatch(
    /Dealers ask nothing more for a cart like that, and would likely pay nothing more in trade\./,
  );
  expect(dealersStory({ estimate: 312, dealers: 250, tradeIn: -50 })).toMatch(
    /Dealers ask about \$250 more .* about \$50 less in trade\./,
  );
});

test("what is said to be gained or lost is the change in the estimate after the cost", () => {
  const signedIn = (text: string) => {
    const [dollars = 0] = dollarsIn(text);
    return text.includes(" behind") ? -dollars : dollars;
  };
  fc.assert(
    fc.property(anyCalculation, fc.nat(20_000), ({ cart, appraisal }, dollars) => {
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

test("each source is named once, with its date, and linked where its page is known", () => {
  const { sources } = workFor("upgrades", calculationOf({ hasUpgrades: false }))!;
  const text = render(<WorkSources sources={sources} />);
  expect(textOf(text)).toBe(
    "We start with the middle of the price range. Enter your own cost to see what you’d get back. " +
      "Sources: RMI Golf Carts, wheel and tire sets, undated; Tigon Golf Carts, prices of " +
      "upgrades, 2025.",
  );
  expect(linksIn(text)).toEqual([
    ["RMI Golf Carts, wheel and tire sets", "https://rmigolfcarts.com"],
  ]);
});

const leadAcid =
  "A lead-acid set costs $1,200 to $1,500 installed. Lithium costs $2,200 to $3,500.";

test.each([
  [null, leadAcid, 1350],
  ["lead-acid", leadAcid, 1350],
  ["lithium", "A lithium set costs $2,200 to $3,500 installed.", 2850],
] as const)("batteries of the type %s are replaced: %s", (batteryType, sentence, cost) => {
  const set = workFor("new-batteries", calculationOf({ batteryType }))!;
  expect(set.sentence).toBe(sentence);
  expect(usualCost(set)).toBe(cost);
});

test.each([
  ["good", "We assume it takes tune-up and brakes: $210 to $400 at a shop.", 305],
  ["fair", "We assume it takes tune-up, brakes, and four tires: $560 to $1,000 at a shop.", 780],
  [
    "poor",
    "We assume it takes tune-up, brakes, four tires, and seats: $860 to $1,800 at a shop.",
    1330,
  ],
] as const)("one grade up from %s: %s", (condition, sentence, cost) => {
  const needed = workFor("better-condition", calculationOf({ condition }))!;
  expect(needed.sentence).toBe(sentence);
  expect(usualCost(needed)).toBe(cost);
});

test("nobody is paid for wear or for time", () => {
  expect(workFor("worse-condition", calculationOf())).toBeNull();
  expect(workFor("next-year", calculationOf())).toBeNull();
});

test("work has a source, and its sentence names its price", () => {
  ofAnyCalculation((each) => {
    for (const { id } of trialsOf(appraise, each.cart, asOfYear)) {
      const found = workFor(id, each);
      if (found === null) continue;
      const { low, high } = found.price;
      expect(dollarsIn(found.sentence).slice(0, 2)).toEqual([low, high]);
      expect(usualCost(found)).toBeGreaterThan(low);
      expect(usualCost(found)).toBeLessThan(high);
      expect(found.sources).not.toEqual([]);
      expect(new Set(found.sources).size).toBe(found.sources.length);
    }
  }, 100);
});
