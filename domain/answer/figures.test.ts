import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { siteMarket } from "../catalogue/site-market.ts";
import { appraise } from "../catalogue/site-prices.ts";
import { neededWork, totalCost } from "../market/work-prices.ts";
import { type Cart, batteryAges, conditions, seatCounts } from "../valuation/cart.ts";
import { anyCart, precedent, precedentFigures, year } from "./answer.fixture.ts";
import { type Figures, figuresOf } from "./figures.ts";

const runs = { numRuns: 2000 };
const of = (cart: Cart) => figuresOf(cart, siteMarket, year);

/** What a person acts on, none of which may fall as a cart gets better. */
function amounts({ market, advice }: Figures): number[] {
  if (market === null || advice === null) return [];
  return [
    market.asking.low,
    market.asking.asking,
    market.asking.high,
    market.asIs,
    market.tradeIn.middle,
    advice.selling.number,
    advice.selling.settle!,
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

  test("asks $800 to $1,800 less with dead batteries", () => {
    const fall = good.advice!.selling.number - dead.advice!.selling.number;
    expect(fall).toBeGreaterThanOrEqual(800);
    expect(fall).toBeLessThanOrEqual(1800);
  });

  test("in poor condition with dead batteries asks $900 to $1,900, and settles at $700 to $1,500", () => {
    const { number, settle } = wreck.advice!.selling;
    expect(number).toBeGreaterThanOrEqual(900);
    expect(number).toBeLessThanOrEqual(1900);
    expect(settle).toBeGreaterThanOrEqual(700);
    expect(settle).toBeLessThanOrEqual(1500);
  });

  test("is asked the same by dealers whatever its condition and its batteries, for they mend both", () => {
    expect([dead, wreck].map(({ market }) => market!.asking.asking)).toEqual([
      good.market!.asking.asking,
      good.market!.asking.asking,
    ]);
  });

  test("needs the work that its condition and its batteries call for", () => {
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
  test("has the formula's estimate, exact and never adjusted", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(of(cart).estimate).toEqual(appraise(cart, year));
      }),
    );
  });

  test("stands between its trade-in and what dealers ask", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { market } = of(cart);
        fc.pre(market !== null);
        const { tradeIn, asIs, asking } = market;
        expect(tradeIn.low).toBeLessThanOrEqual(tradeIn.middle);
        expect(tradeIn.middle).toBeLessThanOrEqual(tradeIn.high);
        expect(tradeIn.middle).toBeLessThanOrEqual(asIs);
        expect(asIs).toBeLessThanOrEqual(asking.asking);
        expect(tradeIn.high).toBeLessThanOrEqual(asking.asking);
      }),
      runs,
    );
  });

  test("is worth no less in better condition, with younger batteries, or a year newer", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const worse = conditions[conditions.indexOf(cart.condition) + 1] ?? cart.condition;
        expectNoFall(of({ ...cart, condition: worse }), of(cart));
        const older = batteryAges[batteryAges.indexOf(cart.batteryAge) + 1] ?? cart.batteryAge;
        expectNoFall(of({ ...cart, batteryAge: older }), of(cart));
        expectNoFall(of({ ...cart, modelYear: cart.modelYear - 1 }), of(cart));
      }),
      runs,
    );
  });

  test("gains a dollar for each dollar of work, as long as it stands above its trade-in", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const mended: Cart = { ...cart, condition: "excellent", batteryAge: 0 };
        const [before, after] = [of(cart).market, of(mended).market];
        fc.pre(before !== null && after !== null);
        fc.pre(before.asIs > before.tradeIn.middle && after.asIs > after.tradeIn.middle);
        const work = totalCost(neededWork(cart)) - totalCost(neededWork(mended));
        fc.pre(before.work.length === neededWork(cart).length);
        expect(Math.abs(after.asIs - before.asIs - work)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });
});

describe("a cart that no dealer's price speaks for", () => {
  test.each([
    ["GEM", "e4"],
    ["Garia", "Via"],
    ["Moke", "Californian"],
    ["Custom", "Roadster"],
    ["Other", "Cart"],
  ])("%s %s has the formula's estimate alone", (make, model) => {
    expect(of(precedent({ make, model }))).toMatchObject({ market: null, advice: null });
  });

  test.each([1800, 1949, 2028, 2104])("of model year %i has the estimate alone", (modelYear) => {
    const { estimate, market, advice } = precedentFigures({ modelYear });
    expect(estimate.value).toBeGreaterThan(0);
    expect([market, advice]).toEqual([null, null]);
  });

  test.each([1950, 2027])("of model year %i has a price", (modelYear) => {
    expect(precedentFigures({ modelYear }).advice).not.toBeNull();
  });

  test("of a make of golf carts that nobody lists is priced as carts of all makes", () => {
    const { market } = of(precedent({ make: "Kandi", model: "Kruiser" }));
    expect(market!.asking.support).toBe("otherMakes");
  });
});

test("an unknown Club Car stands within 0.7 and 1.6 of a Precedent", () => {
  const unknown = precedentFigures({ model: "Zeppelin" });
  const ratio = unknown.market!.asking.asking / precedentFigures().market!.asking.asking;
  expect(ratio).toBeGreaterThanOrEqual(0.7);
  expect(ratio).toBeLessThanOrEqual(1.6);
  expect(unknown.advice!.selling.confidence).toBe("rough");
});

describe("a year in which the model was not built", () => {
  test.each([
    [1990, 2004],
    [2026, 2020],
  ])("%i is priced as %i, while the estimate keeps the typed year", (modelYear, nearest) => {
    const figures = precedentFigures({ modelYear });
    expect(figures.notBuiltThen).toMatchObject({ name: "Precedent", from: 2004, to: 2020 });
    expect(figures.market!.asking.asking).toBe(
      precedentFigures({ modelYear: nearest }).market!.asking.asking,
    );
    expect(figures.estimate).toEqual(appraise(precedent({ modelYear }), year));
    expect(figures.advice!.selling.confidence).toBe("rough");
  });

  test("is found by any of the model's names, and no year of an unknown model is doubted", () => {
    const icon = of(precedent({ make: "Icon", model: "i40", modelYear: 2008 }));
    expect(icon.notBuiltThen).toMatchObject({ make: "Icon" });
    expect(precedentFigures({ model: "Zeppelin", modelYear: 1975 }).notBuiltThen).toBeNull();
  });
});

test("batteries of an unknown type count as lead-acid", () => {
  for (const seats of seatCounts) {
    const unknown = precedentFigures({ seats, batteryType: null, batteryAge: 5 });
    const leadAcid = precedentFigures({ seats, batteryType: "lead-acid", batteryAge: 5 });
    expect(unknown.market).toEqual(leadAcid.market);
  }
});

test("of a model that was only built with lithium, batteries of an unknown type are lithium", () => {
  const only = siteMarket.models.find(
    ({ drives }) => drives.length === 1 && drives[0] === "lithium",
  )!;
  const cart = precedent({ make: only.make, model: only.names[0]!, modelYear: only.to ?? 2024 });
  for (const batteryAge of batteryAges) {
    const [unknown, lithium] = [null, "lithium" as const].map((batteryType) =>
      of({ ...cart, batteryAge, batteryType }),
    );
    expect(unknown!.market).toEqual(lithium!.market);
    expect(unknown!.advice).toEqual(lithium!.advice);
  }
});

test("a year after the last one that a model's record is sure of is not doubted", () => {
  const cart = precedent({ make: "EZ-GO", model: "TXT", modelYear: 2024 });
  expect(of(cart).notBuiltThen).toBeNull();
  expect(of({ ...cart, modelYear: 1990 }).notBuiltThen).toMatchObject({ name: "TXT", to: null });
});

test("a serial number changes nothing", () => {
  expect(precedentFigures({ serial: "PQ1838-123456" }).market).toEqual(precedentFigures().market);
});
