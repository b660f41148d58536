import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { families } from "../catalogue/families.ts";
import { siteMarket } from "./site-market.ts";
import { estimateOf } from "../catalogue/spec-estimate.ts";
import { totalCost } from "../market/work-prices.ts";
import { type Cart, batteryAges, batteryTypes, conditions, seatCounts } from "../cart/cart.ts";
import { anyCart, precedent, precedentFigures, year } from "./answer.fixture.ts";
import { type Figures, figuresOf } from "./figures.ts";

const runs = { numRuns: 2000 };
const figuresIn2026 = (cart: Cart) => figuresOf(cart, siteMarket, year);

/** Amounts that must not fall as a cart gets better. */
function amounts({ market, advice }: Figures): number[] {
  if (market === null || advice === null) return [];
  return [
    market.asking.low,
    market.asking.asking,
    market.asking.high,
    market.asIs,
    market.tradeIn.middle,
    advice.selling.number,
    advice.selling.settle,
    advice.buying.number,
  ];
}

function expectNoFall(worse: Figures, better: Figures): void {
  const [from, to] = [amounts(worse), amounts(better)];
  if (from.length !== to.length) return;
  for (const [index, dollars] of to.entries()) expect(dollars).toBeGreaterThanOrEqual(from[index]!);
}

describe("a good Precedent of 2018 with four seats", () => {
  const good = precedentFigures();
  const dead = precedentFigures({ batteryAge: 5 });
  const wreck = precedentFigures({ batteryAge: 5, condition: "poor" });

  test("dead batteries lower the asking advice for a good Precedent by $800 to $1,800", () => {
    const fall = good.advice!.selling.number - dead.advice!.selling.number;
    expect(fall).toBeGreaterThanOrEqual(800);
    expect(fall).toBeLessThanOrEqual(1800);
  });

  test("the seller of a poor Precedent with dead batteries asks $900 to $1,900 and settles at $700 to $1,500", () => {
    const { number, settle } = wreck.advice!.selling;
    expect(number).toBeGreaterThanOrEqual(900);
    expect(number).toBeLessThanOrEqual(1900);
    expect(settle).toBeGreaterThanOrEqual(700);
    expect(settle).toBeLessThanOrEqual(1500);
  });

  test("the asking price doesn't depend on condition or batteries, because dealers fix both", () => {
    expect([dead, wreck].map(({ market }) => market!.asking.asking)).toEqual([
      good.market!.asking.asking,
      good.market!.asking.asking,
    ]);
  });

  test("a Precedent needs the work that its condition and batteries call for", () => {
    expect(good.market!.work.map(({ id }) => id)).toEqual(["tuneUp", "brakes"]);
    expect(wreck.market!.work.map(({ id, share }) => [id, share])).toEqual([
      ["tuneUp", 1],
      ["brakes", 1],
      ["tires", 1],
      ["seats", 1],
      ["controller", 0.5],
      ["batteries", 1],
    ]);
  });
});

describe("any cart", () => {
  test("any cart has the formula's estimate, exact and never adjusted", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(figuresIn2026(cart).estimate).toEqual(estimateOf(cart, year));
      }),
    );
  });

  test("the as-is price of any cart is between its trade-in and its asking price", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { market } = figuresIn2026(cart);
        fc.pre(market !== null);
        const { tradeIn, asIs, asking } = market;
        expect(tradeIn.middle).toBeLessThanOrEqual(asIs);
        expect(asIs).toBeLessThanOrEqual(asking.asking);
        expect(tradeIn.high).toBeLessThanOrEqual(asking.asking);
      }),
      runs,
    );
  });

  test.each([1985, 1997])(
    "a worn-out DS of %i, whose work costs more than dealers ask, is worth its trade-in as it stands",
    (modelYear) => {
      const worn = { model: "DS", modelYear, condition: "poor", batteryAge: 5 } as const;
      const { asking, work, tradeIn, asIs } = precedentFigures(worn).market!;
      expect(asking.asking - totalCost(work)).toBeLessThan(tradeIn.middle);
      expect(asIs).toBe(tradeIn.middle);
    },
  );

  test("any cart is worth no less in better condition, with younger batteries, or a year newer", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const worse = conditions[conditions.indexOf(cart.condition) + 1] ?? cart.condition;
        expectNoFall(figuresIn2026({ ...cart, condition: worse }), figuresIn2026(cart));
        const older = batteryAges[batteryAges.indexOf(cart.batteryAge) + 1] ?? cart.batteryAge;
        expectNoFall(figuresIn2026({ ...cart, batteryAge: older }), figuresIn2026(cart));
        expectNoFall(
          figuresIn2026({ ...cart, modelYear: cart.modelYear - 1 }),
          figuresIn2026(cart),
        );
      }),
      runs,
    );
  });

  test("more seats, lithium batteries, or a lift never lower a cart's worth", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const more = seatCounts[seatCounts.indexOf(cart.seats) + 1] ?? cart.seats;
        expectNoFall(figuresIn2026(cart), figuresIn2026({ ...cart, seats: more }));
        expectNoFall(
          figuresIn2026({ ...cart, lifted: false }),
          figuresIn2026({ ...cart, lifted: true }),
        );
        fc.pre(cart.powertrain === "electric");
        const [leadAcid, lithium] = batteryTypes.map((batteryType) => ({ ...cart, batteryType }));
        expectNoFall(figuresIn2026(leadAcid!), figuresIn2026(lithium!));
      }),
      runs,
    );
  });

  test("each dollar of work adds a dollar to the as-is price, as long as that is above the trade-in", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const fixed: Cart = { ...cart, condition: "excellent", batteryAge: 0 };
        const [before, after] = [figuresIn2026(cart).market, figuresIn2026(fixed).market];
        fc.pre(before !== null && after !== null);
        fc.pre(before.asIs > before.tradeIn.middle && after.asIs > after.tradeIn.middle);
        const work = totalCost(before.work) - totalCost(after.work);
        expect(Math.abs(after.asIs - before.asIs - work)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });
});

describe("a cart outside the dealers' market", () => {
  test.each([
    ["GEM", "e4"],
    ["Custom", "Roadster"],
    ["Moke", "Californian"],
  ])("a %s %s has only the formula's estimate", (make, model) => {
    expect(figuresIn2026(precedent({ make, model }))).toMatchObject({ market: null, advice: null });
  });

  test.each([1949, 2028])(
    "a cart of model year %i has only the formula's estimate",
    (modelYear) => {
      const { estimate, market, advice } = precedentFigures({ modelYear });
      expect(estimate.value).toBeGreaterThan(0);
      expect([market, advice]).toEqual([null, null]);
    },
  );

  test.each([1950, 2027])("a cart of model year %i has advice", (modelYear) => {
    expect(precedentFigures({ modelYear }).advice).not.toBeNull();
  });
});

describe("a year in which the model was not built", () => {
  test.each([
    [1990, 2004],
    [2026, 2020],
  ])(
    "a Precedent of %i is priced as %i, while its estimate keeps the typed year",
    (modelYear, nearest) => {
      const figures = precedentFigures({ modelYear });
      expect(figures.builtInOtherYears).toMatchObject({ name: "Precedent", from: 2004, to: 2020 });
      expect(figures.market!.asking.asking).toBe(
        precedentFigures({ modelYear: nearest }).market!.asking.asking,
      );
      expect(figures.estimate).toEqual(estimateOf(precedent({ modelYear }), year));
    },
  );

  test("any name of a model leads to its years, and no year of an unknown model is doubted", () => {
    const icon = figuresIn2026(precedent({ make: "Icon", model: "i40", modelYear: 2008 }));
    expect(icon.builtInOtherYears).toMatchObject({ make: "Icon" });
    expect(precedentFigures({ model: "Zeppelin", modelYear: 1975 }).builtInOtherYears).toBeNull();
  });
});

test("batteries of an unknown type count as lead-acid", () => {
  for (const seats of seatCounts) {
    const unknown = precedentFigures({ seats, batteryType: null, batteryAge: 5 });
    const leadAcid = precedentFigures({ seats, batteryType: "lead-acid", batteryAge: 5 });
    expect(unknown.market).toEqual(leadAcid.market);
  }
});

test("batteries of an unknown type are lithium if the model was only built with lithium", () => {
  const only = families.find(
    ({ drives, years }) => drives?.length === 1 && drives[0] === "lithium" && years.from !== null,
  )!;
  const cart = precedent({ make: only.make, model: only.name, modelYear: only.years.to ?? 2024 });
  for (const batteryAge of batteryAges) {
    const [unknown, lithium] = [null, "lithium" as const].map((batteryType) =>
      figuresIn2026({ ...cart, batteryAge, batteryType }),
    );
    expect(unknown!.market).toEqual(lithium!.market);
    expect(unknown!.advice).toEqual(lithium!.advice);
  }
});

test("a year after the last one that a model's record is sure of isn't doubted", () => {
  const cart = precedent({ make: "EZ-GO", model: "TXT", modelYear: 2024 });
  expect(figuresIn2026(cart).builtInOtherYears).toBeNull();
  expect(figuresIn2026({ ...cart, modelYear: 1990 }).builtInOtherYears).toMatchObject({
    name: "TXT",
    to: null,
  });
});

test("a serial number doesn't change a cart's figures", () => {
  expect(precedentFigures({ serial: "PQ1838-123456" }).market).toEqual(precedentFigures().market);
});
