import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { siteMarket } from "./site-market.ts";
import { formatDollars, roundedDollars } from "../words/money.ts";
import { type Role, roles } from "../cart/roles.ts";
import { anyCart, precedent, precedentFigures, year } from "./answer.fixture.ts";
import type { Cart } from "../cart/cart.ts";
import { figuresOf } from "./figures.ts";
import { confidenceText, describeAdvice, estimateNote, answerNumber } from "./text.ts";

const gem = figuresOf(precedent({ make: "GEM", model: "e4" }), siteMarket, year);

test("the answer's number is the advice, or the estimate without advice", () => {
  const figures = precedentFigures();
  for (const role of roles) {
    expect(answerNumber(figures, role)).toBe(figures.advice![role].number);
    expect(answerNumber(gem, role)).toBe(gem.estimate.value);
  }
});

test("without market figures, every role gets the formula's estimate", () => {
  for (const role of roles) {
    expect(describeAdvice(gem, role)).toEqual({
      verb: "Estimate",
      because:
        "Our formula alone. Where we could check it, it came out about 40% low. See three ads before you name a price.",
      captions: [
        {
          title: formatDollars(gem.estimate.low),
          note: "The formula’s trade-in value.",
          dollars: gem.estimate.low,
        },
        { title: "Find three ads near you", note: "The same model, with similar batteries." },
        {
          title: formatDollars(gem.estimate.high),
          note: "The high end of the formula’s range.",
          dollars: gem.estimate.high,
        },
      ],
    });
  }
});

test("the answer asks to check an impossible model year", () => {
  expect(describeAdvice(precedentFigures({ modelYear: 1800 }), "selling").because).toBe(
    "By our formula alone. Check the model year.",
  );
});

test("the answer asks to check a year after the make's last cart, even if no dealer lists the make", () => {
  const harley = precedent({ make: "Harley Davidson", model: "", modelYear: 2008 });
  expect(describeAdvice(figuresOf(harley, siteMarket, year), "selling").because).toBe(
    "By our formula alone. Harley Davidson golf carts are from 1963 to 1982. Check the year.",
  );
});

test("the answer asks to check a year in which the model wasn't built", () => {
  const figures = precedentFigures({ modelYear: 1990 });
  for (const role of roles) {
    expect(describeAdvice(figures, role).because).toBe(
      "Club Car built the Precedent from 2004 to 2020. Check the year.",
    );
  }
});

test("the figures for a year in which the model wasn't built are those of the nearest year", () => {
  const figures = precedentFigures({ modelYear: 1990 });
  expect(confidenceText(figures, "trading")).toMatch(
    /^Club Car built the Precedent from 2004 to 2020, so this is for a 2004 model[;.]/,
  );
  expect(estimateNote(figures)).toBe("This is our formula, for the year you entered.");
});

test("a trade-in's reason says what the load test of its batteries decides", () => {
  const { passing, replacing } = precedentFigures().market!.tradeIn.branches!;
  const [pass, replaced] = [passing, replacing].map(({ middle }) => formatDollars(middle));
  const becauseAt = (batteryAge: 2 | 3 | 5) =>
    describeAdvice(precedentFigures({ batteryAge }), "trading").because;
  expect(becauseAt(3)).toBe(
    `About ${pass} if the batteries pass a load test, ${replaced} if they must be replaced.`,
  );
  expect(becauseAt(2)).toBe(`About ${replaced} if the batteries must be replaced.`);
  expect(becauseAt(5)).toBe(`About ${pass} if the batteries pass a load test.`);
  const gas = precedentFigures({ powertrain: "gas" });
  expect(describeAdvice(gas, "trading").because).not.toContain("batteries");
});

test("a trade-in that no load test changes doesn't mention one", () => {
  const hopeless = precedentFigures({
    modelYear: 1995,
    seats: 2,
    condition: "poor",
    batteryAge: 5,
    model: "DS",
  });
  const { passing, replacing } = hopeless.market!.tradeIn.branches!;
  expect(passing.middle).toBe(replacing.middle);
  const { because, captions } = describeAdvice(hopeless, "trading");
  expect(because).toBe("At that price, even good batteries make no difference.");
  expect(captions).toHaveLength(2);
});

test("the top of a trade-in doesn't call a worn cart clean", () => {
  const topOf = (change: Partial<Cart>) =>
    describeAdvice(precedentFigures({ powertrain: "gas", ...change }), "trading").captions.at(-1)!
      .note;
  expect(topOf({ condition: "poor" })).toBe("A dealer who wants it may pay that.");
  expect(topOf({ condition: "good" })).toBe("A clean cart with records may bring that.");
});

test("an impossible model year explains the lack of dealer prices", () => {
  expect(confidenceText(precedentFigures({ modelYear: 1800 }), "selling")).toBe(
    "We have no dealer prices for that model year.",
  );
});

test("a seller and a buyer are told what work the cart needs", () => {
  const worn = precedentFigures({ condition: "fair", batteryAge: 5 });
  const cost = worn.market!.work.reduce((sum, each) => sum + each.cost, 0);
  const about = formatDollars(roundedDollars(cost));
  const settle = formatDollars(worn.advice!.selling.settle);
  const { because } = describeAdvice(worn, "selling");
  const allowance = `${about} for repairs and a set of batteries`;
  expect(because).toBe(`We allow ${allowance}, so expect to settle near ${settle}.`);
  expect(describeAdvice(worn, "buying").captions.at(-1)!.note).toBe(`Allow another ${allowance}.`);
});

test.each<[Partial<Cart>, string]>([
  [{ condition: "good", batteryAge: 2 }, "We allow $300 for a tune-up and brakes, so"],
  [
    { condition: "good", batteryAge: 3 },
    "We allow $700 for a tune-up, brakes, and part of a battery set, so",
  ],
  [{ condition: "poor", powertrain: "gas" }, "We allow $2,150 for repairs, so"],
  [
    { condition: "good", batteryType: "lithium", batteryAge: 5 },
    "A new lithium pack, $1,700 to $4,000, isn’t counted.",
  ],
  [
    { hasUpgrades: true },
    "Upgrades don’t move this number. One dealer adds $150 to $400 for each on a trade-in.",
  ],
])("the sign for a cart with %j says: %s", (change, text) => {
  expect(describeAdvice(precedentFigures(change), "selling").because).toContain(text);
});

test("a nearly new cart in good condition gets no allowance", () => {
  const onward = figuresOf(
    precedent({ model: "Onward", modelYear: year, condition: "good", batteryAge: 0 }),
    siteMarket,
    year,
  );
  expect(describeAdvice(onward, "selling").because).toMatch(/^Expect to settle near /);
});

test("an owner whose cart is worth less than half its replacement is told to choose which value to insure, the cart's own first", () => {
  const wreck = precedentFigures({ condition: "poor", batteryAge: 5 });
  const [worth, replacement] = [wreck.market!.asIs, wreck.market!.asking.asking].map((each) =>
    formatDollars(roundedDollars(each)),
  );
  expect(describeAdvice(wreck, "insuring").because).toBe(
    `As it stands, it’s worth ${worth}. One made ready costs ${replacement}. Choose which to insure. Agree on the value in writing.`,
  );
  expect(describeAdvice(precedentFigures(), "insuring").because).toMatch(
    /^A dealer asks about that/,
  );
});

test("neither end of a trade-in contradicts what the load test decides", () => {
  const notes = (change: Partial<Cart>) => {
    const { captions } = describeAdvice(precedentFigures(change), "trading");
    return captions.map(({ note }) => note);
  };
  expect(notes({ batteryAge: 0 })).toContain("Take it only if the batteries must be replaced.");
  expect(notes({ condition: "poor", batteryAge: 5 })).toContain(
    "Only batteries that pass a load test bring more.",
  );
  expect(notes({ powertrain: "gas" })).toEqual([
    "Another dealer may pay more.",
    "A clean cart with records may bring that.",
  ]);
});

describe("the reason for the confidence", () => {
  test("the reason for the confidence names the dealers behind it", () => {
    expect(confidenceText(precedentFigures({ modelYear: 2013 }), "buyingFromDealer")).toMatch(
      /^.*Tigon Golf Carts.* and .* list this model at about this age\.$/,
    );
  });

  test("the reason for a trade-in's confidence says whether we know of a trade-in like it", () => {
    const reasonOf = (modelYear: number) =>
      confidenceText(precedentFigures({ modelYear }), "trading");
    expect(reasonOf(year - 7)).toBe(
      "We know what fleets got in trade for this make, up to about this age.",
    );
    expect(reasonOf(year - 8)).toBe("We know of no documented trade-in of a cart like this.");
  });

  test("the reason for the confidence in a private deal says that no sale prices are known", () => {
    expect(confidenceText(precedentFigures(), "selling")).toMatch(
      /; no private sale prices are known\.$/,
    );
  });

  test("the reason for the confidence says when carts of all makes stand in", () => {
    const kandi = figuresOf(precedent({ make: "Kandi", model: "Kruiser" }), siteMarket, year);
    expect(confidenceText(kandi, "selling")).toContain("similar carts of other makes");
    expect(confidenceText(gem, "selling")).toBe("We have no dealer prices for a cart like this.");
  });
});

test("an estimate far from the asking advice says why, in every role", () => {
  expect(estimateNote(gem)).toBe("A published formula, and likely low.");
  fc.assert(
    fc.property(anyCart, (cart) => {
      const figures = figuresOf(cart, siteMarket, year);
      fc.pre(figures.market !== null && figures.builtInOtherYears === null);
      const { value } = figures.estimate;
      const ask = figures.advice.selling.number;
      const note = estimateNote(figures);
      expect(note.includes("runs low")).toBe(ask >= 1.4 * value);
      const isHigh = ask <= 0.8 * value;
      expect(/runs high|never goes below/.test(note)).toBe(isHigh);
      if (isHigh) expect(note.includes("never goes below $1,000")).toBe(value === 1000);
    }),
  );
});

test("the note that the formula runs high on young carts is only for a young cart", () => {
  const noteOf = (change: Partial<Cart>) => estimateNote(precedentFigures(change));
  expect(
    noteOf({ make: "STAR EV", model: "Sirius", modelYear: year, batteryAge: 0, hasUpgrades: true }),
  ).toBe("It starts from a base price and runs high on carts this young.");
  expect(noteOf({ modelYear: 1998, model: "DS", condition: "poor", batteryAge: 5 })).toBe(
    "The formula never goes below $1,000.",
  );
});

test("a cart that brings no more from a buyer than from a dealer gets one caption", () => {
  const wreck = precedentFigures({
    modelYear: 1990,
    model: "DS",
    condition: "poor",
    batteryAge: 5,
    notRunning: true,
  });
  const { floor, ceiling } = wreck.advice!.selling;
  expect(ceiling - floor).toBeLessThan(100);
  const titlesFor = (role: Role) => describeAdvice(wreck, role).captions.map(({ title }) => title);
  expect(titlesFor("selling")).toEqual(["Take the trade-in"]);
  expect(titlesFor("buying")).toEqual([`Stop at ${formatDollars(ceiling)}`]);
});

test("captions run from the lowest price to the highest", () => {
  const passesAboveTheTop = precedentFigures({ condition: "poor", batteryAge: 5 });
  const { branches, high } = passesAboveTheTop.market!.tradeIn;
  expect(branches!.passing.middle).toBeGreaterThan(high);
  expect(describeAdvice(passesAboveTheTop, "trading").captions.at(-1)!.title).toMatch(/pass/);
  fc.assert(
    fc.property(anyCart, fc.constantFrom(...roles), (cart, role) => {
      const { captions } = describeAdvice(figuresOf(cart, siteMarket, year), role);
      const prices = captions.flatMap(({ dollars }) => dollars ?? []);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }),
  );
});

test("every sentence about any cart is complete and has no broken values", () => {
  fc.assert(
    fc.property(anyCart, fc.constantFrom(...roles), (cart, role) => {
      const figures = figuresOf(cart, siteMarket, year);
      const { because, captions } = describeAdvice(figures, role);
      const texts = [because, confidenceText(figures, role), estimateNote(figures)];
      texts.push(...captions.map(({ note }) => note));
      for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
      const all = [...texts, ...captions.map(({ title }) => title)].join(" ");
      expect(all).not.toMatch(/NaN|undefined|null|\$-|\$0\b|; ;|,\s*\./);
    }),
  );
});

test("a seller whose buyer would pay no more than a dealer isn't told to settle", () => {
  const dead = { condition: "poor", batteryAge: 5, notRunning: true } as const;
  const wreck = precedentFigures({ make: "EZ-GO", model: "TXT", modelYear: 2006, ...dead });
  const { number, settle } = wreck.advice!.selling;
  expect(settle).toBe(number);
  expect(describeAdvice(wreck, "selling").because).toMatch(
    /^We allow \$[\d,]+ for .*\. What’s left is about what a dealer would pay\./,
  );
});

test("a trade-in's caption for batteries that pass is left out where it repeats the sign's number", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const figures = figuresOf(cart, siteMarket, year);
      if (figures.advice === null) return;
      const { captions } = describeAdvice(figures, "trading");
      const number = formatDollars(figures.advice.trading.number);
      expect(captions.map(({ title }) => title)).not.toContain(`Batteries pass? ${number}`);
    }),
  );
});
