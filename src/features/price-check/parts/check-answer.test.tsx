import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, linksIn, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { dollarsIn, brokenText } from "../../cart-form/texts.fixture.ts";
import { checkAd } from "../../../../domain/answer/check-ad.ts";
import { sellers } from "../../../../domain/answer/advice.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { anyCalculation, calculationOf } from "../../cart-form/calculation.fixture.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { CheckFigures, CheckMain } from "./check-answer.tsx";
import { CheckSections } from "./check-sections.tsx";
import type { Check } from "../model.ts";
import type { Details } from "../../../../domain/details/details.ts";

const precedent = {
  modelYear: "2016",
  model: "Precedent",
  batteryAge: 2,
  hasUpgrades: false,
} as const;

function checkOf(change: Partial<Details>, price: number, seller: Check["seller"] = "owner") {
  return {
    ...calculationOf({ ...precedent, ...change }),
    fields: "",
    query: "",
    seller,
    isSellerAssumed: false,
    price,
    fees: 0,
  };
}

const answerOf = (check: Check) =>
  render(
    <>
      <CheckMain check={check} onChange={() => {}} onCorrect={() => {}} onUpdate={null} />
      <CheckFigures {...check} />
      <CheckSections {...check} />
    </>,
  );
const signOf = (check: Check) => getOne(".sign", answerOf(check));
const captionsOf = (check: Check) => textOf(getOne(".captions", answerOf(check)));
const headingOf = (check: Check) => textOf(getOne("h1", answerOf(check)));
const anyCheck: fc.Arbitrary<Check> = fc
  .tuple(anyCalculation, fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(...sellers))
  .map(([calculation, price, seller]) => ({
    ...calculation,
    fields: "",
    query: "",
    seller,
    isSellerAssumed: false,
    price,
    fees: 0,
  }));
const messageIn = (check: Check) => textsOf("[data-message]", answerOf(check));

test("an owner’s ad gets the domain’s buying advice on the sign", () => {
  const check = checkOf({}, 6500);
  const { number, settle, ceiling } = check.advice!.buying;
  expect(textsOf(".verb", signOf(check))).toEqual(["Open at", "Stop at"]);
  expect(textsOf("data", signOf(check))).toEqual([number, ceiling].map(formatDollars));
  expect(captionsOf(check)).toContain(`Settle near ${formatDollars(settle)}`);
  expect(captionsOf(check)).toContain(`${formatDollars(6500 - ceiling)} too high`);
});

test("a dealer’s ad gets the domain’s advice for buying from a dealer", () => {
  const check = checkOf({}, 6500, "dealer");
  const { number, ceiling } = check.advice!.buyingFromDealer;
  expect(textsOf(".verb", signOf(check))).toEqual(["Pay", "Stop at"]);
  expect(textsOf("data", signOf(check))).toEqual([number, ceiling].map(formatDollars));
});

test("a dealer’s ad below what dealers ask says by how much", () => {
  const { number } = checkOf({}, 1, "dealer").advice!.buyingFromDealer;
  expect(captionsOf(checkOf({}, number - 500, "dealer"))).toContain(
    "Dealers ask about $500 more for one like it.",
  );
});

test("the notes below the scale never name an offer that the sign doesn't", () => {
  fc.assert(
    fc.property(anyCheck, (check) => {
      const [captions, sign] = [captionsOf(check), signOf(check)];
      const offers = textsOf("data[data-answer]", sign).flatMap(dollarsIn);
      const opening = /Open at (\$[\d,]+)|price: (\$[\d,]+)/.exec(captions);
      const opened = opening?.[1] ?? opening?.[2];
      if (opened !== undefined) expect(offers).toContain(dollarsIn(opened)[0]);
      if (textsOf(".verb", sign).length === 1) expect(captions).not.toMatch(/Open at|Settle near/);
      const settled = dollarsIn(/Settle near (\$[\d,]+)/.exec(captions)?.[1] ?? "")[0];
      if (settled !== undefined) expect(settled).toBeLessThan(check.price);
    }),
    { numRuns: 60 },
  );
});

test("an ad for a cart without dealers' prices gets no verdict, no offer, and no comparison", () => {
  const check = checkOf({ make: "Garia", model: "Via" }, 3000);
  expect(headingOf(check)).toBe("At $3,000, see three ads first");
  expect(textsOf(".verb", signOf(check))).toEqual(["Estimate"]);
  expect(captionsOf(check)).toContain("No verdict");
  expect(textOf(signOf(check))).toContain("it came out about 40% low");
  expect(textOf(answerOf(check))).not.toMatch(
    /Open at|Stop at|Send the seller|(?:above|below|within) our formula/,
  );
});

test("the heading of an owner's ad says what to do about its price", () => {
  const { number, ceiling } = checkOf({}, 1).advice!.buying;
  expect(headingOf(checkOf({}, 1))).toBe("At $1, find out why");
  expect(headingOf(checkOf({}, number))).toBe(`${formatDollars(number)} is a good price`);
  expect(headingOf(checkOf({}, ceiling))).toBe(
    `${formatDollars(ceiling)} is about right: make an offer`,
  );
  expect(headingOf(checkOf({}, ceiling + 400))).toBe(
    `At ${formatDollars(ceiling + 400)}, about $400 too much`,
  );
});

test("the sign of an ad far above all dealers has no number, and the page asks what it covers", () => {
  const check = checkOf({}, 85_000);
  expect(headingOf(check)).toBe("At $85,000, find out what you’d get");
  expect(textsOf(".verb", signOf(check))).toEqual(["Check first"]);
  expect(textsOf("data", signOf(check))).toEqual([]);
  expect(textOf(signOf(check))).toContain("Ad: $85,000");
  expect(captionsOf(check)).toContain("Check the currency and the digits");
  expect(textOf(answerOf(check))).not.toMatch(/Open at|Stop at|If you find|waited for months/);
  expect(messageIn(check)[0]).toContain("the price in US dollars");
});

describe("an ad below what a dealer would pay", () => {
  const check = checkOf({}, 900);

  test("a suspiciously low ad has only its own price on the sign", () => {
    expect(check.market!.tradeIn.middle).toBeGreaterThan(900);
    expect(textsOf(".verb", signOf(check))).toEqual(["Check first"]);
    expect(textsOf("data[data-answer]", answerOf(check))).toEqual(["$900"]);
    expect(textOf(answerOf(check))).not.toMatch(/Open at|Stop at/);
  });

  test("a suspiciously low ad comes with three explanations and a message without a number", () => {
    expect(textsOf(".figures ol li", answerOf(check))).toHaveLength(3);
    const [message] = messageIn(check);
    expect(message).toContain("photo of the serial plate");
    expect(dollarsIn(message!)).toEqual([]);
  });

  test("a suspiciously low ad still shows its figures", () => {
    const figures = textOf(getOne("table[aria-label=Figures]", answerOf(check)));
    for (const name of ["Estimated value", "Trade-in", "Dealers ask"])
      expect(figures).toContain(name);
  });
});

test.each(sellers)(
  "a good price from the seller type %s is the only amount on the sign",
  (seller) => {
    const { advice } = checkOf({}, 1);
    const { number } = seller === "dealer" ? advice!.buyingFromDealer : advice!.buying;
    const sign = signOf(checkOf({}, number, seller));
    expect(textsOf(".verb", sign)).toEqual(["Pay up to"]);
    expect(textsOf("data", sign)).toEqual([formatDollars(number)]);
  },
);

test("a dealer’s ad far above what dealers ask is called too high, and the message names similar carts' price", () => {
  const check = checkOf({ seats: 2 }, 7500, "dealer");
  expect(check.market!.asking.high).toBeLessThan(7500);
  expect(headingOf(check)).toMatch(/^At \$7,500, about \$[\d,]+ too much$/);
  expect(messageIn(check)[0]).toContain(
    `I’ve seen similar carts for about ${formatDollars(check.advice!.buyingFromDealer.number)}.`,
  );
});

test("the message accepts an owner's good price", () => {
  const { number } = checkOf({}, 1).advice!.buying;
  expect(messageIn(checkOf({}, number))[0]).toContain(
    `I’d pay the ${formatDollars(number)} you’re asking if the batteries test good.`,
  );
});

test("the message about a cart that doesn’t run compares it with running ones", () => {
  const check = checkOf({ notRunning: true }, 7500, "dealer");
  expect(messageIn(check)[0]).toContain("I’ve seen running ones for about $");
});

test("the message to an owner names the offer", () => {
  const check = checkOf({}, 6500);
  const { number } = check.advice!.buying;
  expect(messageIn(check)[0]).toContain(
    `Would you take ${formatDollars(number)} if the batteries test good?`,
  );
});

const findingsIn = (check: Check) => {
  const answer = answerOf(check);
  return getAll("table:not([aria-label]) tbody tr", answer).map((row) => ({
    stop: dollarsIn(textsOf("td", row)[0]!)[0]!,
    change: dollarsIn(textsOf("[data-change]", row)[0]!)[0]!,
  }));
};

test("findings on the cart move the limit both up and down", () => {
  const check = checkOf({}, 6500);
  const { ceiling } = check.advice!.buying;
  const found = findingsIn(check);
  for (const { stop, change } of found) expect(change).toBe(stop - ceiling);
  expect(Math.min(...found.map(({ change }) => change))).toBeLessThan(0);
  expect(Math.max(...found.map(({ change }) => change))).toBeGreaterThan(0);
});

test("every finding moves the limit, and none raises it above the ad's price", () => {
  fc.assert(
    fc.property(anyCalculation, fc.integer({ min: 1, max: 30_000 }), (calculation, price) => {
      const check: Check = {
        ...calculation,
        fields: "",
        query: "",
        seller: "owner",
        isSellerAssumed: false,
        fees: 0,
        price,
      };
      const { stop: limit } = checkAd(check, price, "owner");
      for (const { stop, change } of findingsIn(check)) {
        expect(stop).toBeLessThanOrEqual(price);
        expect(change).toBe(stop - limit!);
        expect(change).not.toBe(0);
      }
    }),
    { numRuns: 40 },
  );
});

test("an ad whose limit no finding moves still says how long carts stand", () => {
  const worn = { condition: "poor", batteryAge: 5 } as const;
  const { number } = checkOf(worn, 1).advice!.buying;
  const text = textOf(answerOf(checkOf(worn, number)));
  expect(text).not.toContain("If you find");
  expect(text).toContain("had been on the lot for");
});

test("the checklist’s link carries price and seller, and the serial number behind the #", () => {
  const check = checkOf({ serial: "PH1523-345678" }, 6500, "dealer");
  const [, href] = linksIn(answerOf(check)).find(([text]) => text === "Print the checklist")!;
  const { searchParams, hash } = new URL(href, "https://cartworth.example");
  expect(searchParams.get("price")).toBe("$6,500");
  expect(searchParams.get("seller")).toBe("dealer");
  expect(searchParams.get("paper")).toBe("buying-checklist");
  expect(searchParams.has("serial")).toBe(false);
  expect(hash).toBe("#serial=PH1523-345678");
});

describe("time on the lot", () => {
  test("a dealer's ad says how long carts of its model had stood", () => {
    expect(textOf(answerOf(checkOf({}, 6500, "dealer")))).toContain(
      "Half of the 130 used Club Car Precedent carts at one big dealer chain in the eastern states had been on the lot for 356 days or more (Sep 9, 2026). A dealer whose cart has sat for months has a reason to take less. Ask when it came in.",
    );
  });

  test("an owner's ad for a rare model says how long carts of its make had stood", () => {
    expect(textOf(answerOf(checkOf({ model: "Onward" }, 6500)))).toContain(
      "Half of the 371 used Club Car carts at one big dealer chain in the eastern states had been on the lot for 184 days or more (Sep 9, 2026). A seller who has waited for months has a reason to take less, too. Ask how long it has been for sale.",
    );
  });

  test.each(["Drive", "G29"])("a Yamaha %s gets the time on the lot of a Drive", (model) => {
    const text = textOf(answerOf(checkOf({ make: "Yamaha", model }, 6500)));
    expect(text).toMatch(new RegExp(`Half of the \\d+ used Yamaha Drive carts`));
  });

  test("a rare make gets no time on the lot, and no ad calls it a time to sell", () => {
    expect(textOf(answerOf(checkOf({ make: "Icon", model: "i40" }, 6500)))).not.toContain(
      "had been on the lot",
    );
    expect(textOf(answerOf(checkOf({}, 6500)))).not.toMatch(/time to sell/i);
  });
});

test("every ad's answer is unbroken text under the cart and its price", () => {
  fc.assert(
    fc.property(
      anyCalculation,
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom(...sellers),
      (calculation, price, seller) => {
        const { cart } = calculation;
        const check = { ...calculation, fields: "", query: "", seller, price, fees: 0 };
        const answer = answerOf({ ...check, isSellerAssumed: false });
        expect(answer.innerHTML).not.toMatch(brokenText);
        expect(textOf(getOne(".summary", answer))).toContain(`${cartName(cart)} · `);
        expect(textOf(getOne(".sign-top", answer))).toContain(`Ad: ${formatDollars(price)}`);
        for (const item of getAll("ul li", answer)) expect(textOf(item)).toMatch(/[.?]$/);
      },
    ),
    { numRuns: 30 },
  );
});

test("the sign questions a year in which the model wasn’t built", () => {
  const sign = textOf(signOf(checkOf({ modelYear: "1990" }, 3000)));
  expect(sign).toContain("Club Car built the Precedent from 2004 to 2020. Check the year.");
});
