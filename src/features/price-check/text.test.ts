import fc from "fast-check";
import { expect, test } from "vitest";
import { type VerdictId, checkAd } from "../../../domain/answer/check-ad.ts";
import { sellers } from "../../../domain/answer/advice.ts";
import { verdictTitles } from "../../../domain/answer/text.ts";
import { formatDollars, roundedDollars } from "../../../domain/words/money.ts";
import { anyCalculation, calculationOf } from "../cart-form/calculation.fixture.ts";
import { dollarsIn } from "../cart-form/texts.fixture.ts";
import {
  dealerPriceText,
  inspectionOf,
  lowPriceReasons,
  messageToSeller,
  settleText,
  tooHighText,
  verdictAdvice,
  verdictHeading,
} from "./text.ts";
import { defaultDetails, give } from "../../../domain/details/details.ts";
import { calculate } from "../cart-form/calculation.ts";
import { aCart } from "../../../domain/details/cart.fixture.ts";
import type { Cart } from "../../../domain/cart/cart.ts";

const known = calculationOf({ modelYear: "2016", model: "Precedent" });
const { buying } = known.advice!;
const lithiumPrecedent = { modelYear: "2017", model: "Precedent", batteryType: "lithium" } as const;

test("a message names what dealers ask only to a dealer who asks more", () => {
  fc.assert(
    fc.property(
      anyCalculation,
      fc.integer({ min: 1, max: 40_000 }),
      fc.constantFrom(...sellers),
      (calculation, price, seller) => {
        const message = messageToSeller(
          { ...calculation, price, seller },
          checkAd(calculation, price, seller),
        );
        for (const dollars of dollarsIn(message)) expect(dollars).toBeLessThanOrEqual(price);
        const askingPrice = roundedDollars(calculation.market?.asking.asking ?? 0);
        if (askingPrice > price) expect(message).not.toContain(formatDollars(askingPrice));
        const { verdict, open } = checkAd(calculation, price, seller);
        if (verdict === "far") {
          if (message !== "") expect(dollarsIn(message)).toEqual([price]);
          return;
        }
        if (seller === "owner" && verdict !== "low" && message !== "")
          expect(dollarsIn(message)).toEqual([open]);
        if (verdict === "low") expect(dollarsIn(message)).toEqual([]);
        else if (message !== "")
          expect(message).toMatch(
            seller === "dealer"
              ? /Can you do .+\? (?:When|What)/
              : /(?:Would you take .+\?|I’d pay the .+ you’re asking .+\.) (?:When|What)/,
          );
      },
    ),
    { numRuns: 300 },
  );
});

test("a check says that dealers ask less only if the price is above what dealers ask", () => {
  const { asking } = known.market!.asking;
  const over = (price: number) =>
    verdictAdvice("over", { cart: known.cart, market: known.market, price });
  expect(over(asking - 1)).not.toContain("Dealers ask less");
  expect(over(asking + 1)).toContain("Dealers ask less");
});

test("an ad for a cart with an old lithium pack is a good price only if the pack is sound", () => {
  const old = calculationOf({ ...lithiumPrecedent, batteryAge: 5 });
  const young = calculationOf({ ...lithiumPrecedent, batteryAge: 2 });
  const said = ({ cart, market }: typeof old) => {
    const offer = { cart, market, price: 3000, seller: "owner" } as const;
    return [
      verdictHeading(offer, { verdict: "good", stop: 3000, isMadeReady: false }),
      verdictAdvice("good", offer),
    ];
  };
  expect(said(old)).toEqual([
    "$3,000 is a good price if the pack is sound",
    "If the cart checks out, you won’t find many at this price. A new lithium pack, $1,700 to $4,000, isn’t counted.",
  ]);
  expect(said(young).join(" ")).not.toContain("pack");
});

test("a buyer isn't told to ask what the ad has already answered", () => {
  const { cart, estimate } = calculationOf({ ...lithiumPrecedent, batteryType: "lead-acid" });
  const questions = (serial: string) =>
    inspectionOf({
      cart: { ...cart, serial },
      ageYears: estimate.ageYears,
      verdict: "fair",
    }).questions.join(" ");
  expect(questions("")).toContain("What is the serial number");
  expect(questions("PH1705-704321")).not.toContain("What is the serial number");
  expect(questions("PH1705-704321")).toContain("PH1705-704321");
  const high = (batteryAge: 0 | 3) =>
    verdictAdvice("high", { cart: { ...cart, batteryAge }, market: null, price: 9000 });
  expect(high(3)).toContain("new batteries");
  expect(high(0)).not.toContain("batteries");
});

test("nothing that a buyer sends, asks, or does needs a cart that doesn’t run to drive", () => {
  const calls = /driv|video|full speed|brake hard|hill|start it cold|on a charge/i;
  fc.assert(
    fc.property(
      anyCalculation,
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom(...sellers),
      ({ details }, price, seller) => {
        const calculation = calculationOf({ ...details, model: "Precedent", notRunning: true });
        const { cart, estimate } = calculation;
        const checked = checkAd(calculation, price, seller);
        const message = messageToSeller({ ...calculation, price, seller }, checked);
        const { ageYears } = estimate;
        const { questions, points } = inspectionOf({ cart, ageYears, verdict: checked.verdict });
        const reasons = lowPriceReasons(cart).flatMap(({ title, test: how }) => [title, how]);
        for (const text of [message, ...questions, ...points, ...reasons]) {
          expect(text).not.toMatch(calls);
        }
        if (checked.verdict === "far") return;
        if (message !== "") expect(message).toContain("when you turn the key");
        // If the ad gives the serial number, we ask for a photo of the plate only at a suspicious price.
        const asksForPlate = details.serial === "" || checked.verdict === "low";
        expect(message === "" || message.includes("photo of the serial plate")).toBe(
          message === "" || asksForPlate,
        );
      },
    ),
  );
});

test.each([
  [{}, "Is it electric or gas? How old are the batteries?"],
  [{ powertrain: "electric" }, "How old are the batteries? How many seats does it have?"],
  [{ powertrain: "gas", seats: 4 }, "Does anything need fixing?"],
  [
    { powertrain: "electric", batteryAge: 1, seats: 4, condition: "good" },
    "When could I come see it?",
  ],
] as const)("after an ad that says only %j, the message asks: %s", (said, questions) => {
  const named = { ...defaultDetails, modelYear: "2016", make: "Club Car", model: "Precedent" };
  const calculation = calculate(give(named, said), 2026)!;
  const price = calculation.market!.asking.asking;
  const message = messageToSeller(
    { ...calculation, price, seller: "owner" },
    checkAd(calculation, price, "owner"),
  );
  expect(message.slice(-questions.length - 2)).toBe(`? ${questions}`);
  expect(message).not.toMatch(/cash/i);
});

test("the message about an absurd price asks which money it is in, and makes no offer", () => {
  const check = { ...known, price: 85_000, seller: "owner" } as const;
  expect(messageToSeller(check, checkAd(known, 85_000, "owner"))).toBe(
    "Hi, is your 2016 Club Car Precedent still for sale? Is $85,000 the price in US dollars, and for this one cart?",
  );
});

test("a cart that runs is asked to drive", () => {
  const running = lowPriceReasons(aCart()).map(({ test: how }) => how);
  expect(running).toContain("Ask for a video of it driving.");
  expect(adviceFor({})).toMatch(/Brake hard/);
});

test("an ad above the limit says by how much", () => {
  expect(tooHighText(6500, 5000)).toBe("About $1,500 too high");
});

test.each([
  [4900, "A good price: $4,900", "Dealers ask about $950 more for one like it."],
  [5830, "A fair price: $5,830", "Dealers ask about that for one made ready."],
  [5850, "A fair price: $5,850", "Dealers ask about that for one made ready."],
])("paying a dealer $%i where dealers ask $5,850 is called %j", (pay, title, note) => {
  expect(dealerPriceText(pay, 5850)).toEqual({ title, note, dollars: pay });
});

test.each([
  [5200, "Our rule: halfway from trade-in to what it’s worth."],
  [5000, "Our rule: halfway from trade-in to what it’s worth."],
  [4700, "That’s about $700 less than the ad."],
  [4020, undefined],
  [3800, undefined],
])("settling at $4,000 for an ad at $%i has the note %j", (price, note) => {
  const advice = { ...buying, number: 3000, settle: 4000, ceiling: 5000 };
  expect(settleText(advice, price)?.note).toBe(note);
});

const sixYearsOld: { ageYears: number; verdict: VerdictId } = { ageYears: 6, verdict: "fair" };

function adviceFor(change: Partial<Cart>, context: Partial<typeof sixYearsOld> = {}): string {
  const { questions, points } = inspectionOf({ cart: aCart(change), ...sixYearsOld, ...context });
  return [...questions, ...points].join(" ");
}

test("the questions about a gas cart name its engine and never batteries", () => {
  const advice = adviceFor({ powertrain: "gas", batteryAge: 5 });
  expect(advice).toContain("oil, filters, spark plug, and belts");
  expect(advice).not.toMatch(/batter|pack/);
});

test.each<[string, Partial<Cart>, Partial<typeof sixYearsOld>, RegExp]>([
  ["a lithium pack", { batteryType: "lithium" }, {}, /is the charger made for it/],
  ["old batteries", { batteryAge: 4 }, {}, /take the cost of a new pack off/],
  ["a lift", { lifted: true }, {}, /Which lift kit/],
  ["an old frame", {}, { ageYears: 12 }, /from below for rust/],
  ["six seats", { seats: 6 }, {}, /every seat filled/],
  ["a cart that doesn’t run", { notRunning: true }, {}, /when did it last run/],
  ["upgrades", { hasUpgrades: true }, {}, /Which upgrades/],
  ["a claim to be like new", { condition: "excellent" }, {}, /look like new under the mats/],
  ["a low price", {}, { verdict: "low" }, /^Why is it priced/],
  ["a high price", {}, { verdict: "over" }, /^Why is it priced higher/],
])("an ad with %s gets advice that other ads don't get", (_name, change, context, advice) => {
  expect(adviceFor(change, context)).toMatch(advice);
  expect(adviceFor({})).not.toMatch(advice);
});

test("only a low or a high price makes the buyer ask why", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
  const ids = Object.keys(verdictTitles) as (keyof typeof verdictTitles)[];
  const raising = ids.filter((verdict) => /Why is it priced/.test(adviceFor({}, { verdict })));
  expect(raising).toEqual(["low", "high", "over"]);
});

test("the buyer asks for the batteries' date codes unless the pack is lithium", () => {
  expect(adviceFor({})).toContain("date codes on the batteries");
  expect(adviceFor({ batteryType: "lithium" })).not.toContain("date codes");
});

test("every cart's questions start with the plate and end with the papers", () => {
  const { questions } = inspectionOf({ cart: aCart(), ...sixYearsOld });
  expect(questions[0]).toContain("serial number");
  expect(questions.at(-1)).toContain("bill of sale");
});
