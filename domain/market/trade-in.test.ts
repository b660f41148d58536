import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { publishedModel } from "./published-model.ts";
import { predictAskingPrice } from "./asking-price-model.ts";
import { precedent } from "./listing.fixture.ts";
import { type BatteryAge, type Cart, batteryAges, conditions } from "../cart/cart.ts";
import { minTradeIn } from "./published-formulas.ts";
import { roundedDollars } from "../words/money.ts";
import { anyContext, anyTraded, goodTraded, sixYears } from "./traded-cart.fixture.ts";
import { type TradeInContext, type TradeInFigure, tradeInFor } from "./trade-in.ts";
import { neededWork, totalCost, workByCondition } from "./work-prices.ts";

const traded = (change: Partial<Cart> = {}) => tradeInFor({ ...goodTraded, ...change }, sixYears);

describe("a trade-in worked by hand", () => {
  test("a trade-in is the mean of four figures at the level of documented trade-ins", () => {
    // Tigon 4221.9, Aledo 3748.5, Blue Book 2000, and 5000 - 305 - 2000 = 2695: the mean is 3166.4.
    // × 1.03 = 3261. Low: 3261 / 1.2369 = 2637. High: 3261 × 1.2369 = 4034.
    expect(traded()).toEqual({
      middle: 3250,
      low: 2650,
      high: 4050,
      branches: {
        passing: { middle: 3250, low: 2650, high: 4050 },
        // No more than 5000 - 305 - 1350 = 3345: 3345, 2548.5, 1300, and 1345. × 1.03 = 2199.
        // High: halfway to the highest, × 1.03 = 2822.
        replacing: { middle: 2200, low: 1750, high: 2800 },
      },
    });
  });

  const { passing, replacing } = traded().branches!;
  test.each<[BatteryAge, share: number]>([
    [0, 0],
    [2, 0],
    [3, 0.3],
    [4, 0.6],
    [5, 1],
  ])(
    "a trade-in with batteries of %i years blends in %d of the figure for replacing them",
    (batteryAge, share) => {
      const { middle } = traded({ batteryAge });
      const blend = passing.middle + share * (replacing.middle - passing.middle);
      expect(Math.abs(middle - blend)).toBeLessThanOrEqual(50);
    },
  );

  test.each<Partial<Cart>>([{ batteryType: "lithium" }, { powertrain: "gas" }])(
    "a trade-in of a cart with %o has no branches, whatever the age of its batteries",
    (change) => {
      const old = traded({ ...change, batteryAge: 5 });
      expect(old).toEqual(traded({ ...change, batteryAge: 0 }));
      expect(old.branches).toBeNull();
    },
  );
});

test.each([
  [6, 2200, 3800],
  [15, 1000, 1900],
  [20, 600, 1400],
])("a good Precedent of %i years brings $%d to $%d", (ageYears, min, max) => {
  const { asking } = predictAskingPrice(publishedModel, { ...precedent, ageYears });
  const { middle } = tradeInFor(goodTraded, { ageYears, asking });
  expect(middle).toBeGreaterThanOrEqual(min);
  expect(middle).toBeLessThanOrEqual(max);
});

const figuresIn = (context: TradeInContext, cart: Cart): TradeInFigure[] => {
  const { branches, ...figure } = tradeInFor(cart, context);
  return branches === null ? [figure] : [figure, branches.passing, branches.replacing];
};

/** No figure may fall from one trade-in to the next. */
function expectRising(tradeIns: readonly TradeInFigure[][]): void {
  const rows = tradeIns.map((figures) =>
    figures.flatMap(({ low, middle, high }) => [low, middle, high]),
  );
  for (const [index, row] of rows.slice(1).entries()) {
    for (const [column, dollars] of row.entries()) {
      expect(dollars).toBeGreaterThanOrEqual(rows[index]![column]!);
    }
  }
}

describe("any cart", () => {
  test("any trade-in has a range of rounded dollars above the floor", () => {
    fc.assert(
      fc.property(anyContext, anyTraded, (context, cart) => {
        for (const { low, middle, high } of figuresIn(context, cart)) {
          expect([low, middle, high]).toEqual([low, middle, high].toSorted((a, b) => a - b));
          expect(low).toBeGreaterThanOrEqual(minTradeIn);
          expect([low, middle, high].map(roundedDollars)).toEqual([low, middle, high]);
        }
      }),
    );
  });

  test("any cart brings no less if dealers ask more, or if it is newer, better, or has younger batteries", () => {
    fc.assert(
      fc.property(
        anyContext,
        anyTraded,
        fc.nat(5000),
        fc.nat(60),
        (context, cart, extraDollars, years) => {
          expectRising([
            figuresIn({ ...context, ageYears: context.ageYears + years }, cart),
            figuresIn(context, cart),
            figuresIn({ ...context, asking: context.asking + extraDollars }, cart),
          ]);
          expectRising(
            conditions.toReversed().map((condition) => figuresIn(context, { ...cart, condition })),
          );
          expectRising(
            batteryAges
              .toReversed()
              .map((batteryAge) => figuresIn(context, { ...cart, batteryAge })),
          );
        },
      ),
    );
  });

  test("any cart brings no more if its batteries must be replaced", () => {
    fc.assert(
      fc.property(anyContext, anyTraded, (context, cart) => {
        const { branches } = tradeInFor(cart, context);
        if (branches !== null) expectRising([[branches.replacing], [branches.passing]]);
      }),
    );
  });

  test("above $700, batteries a year older never halve a trade-in", () => {
    fc.assert(
      fc.property(anyContext, anyTraded, fc.constantFrom(0, 1, 2, 3, 4), (context, cart, age) => {
        const [before, after] = [age, age + 1].map(
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- 0 to 5 are all ages
          (each) => tradeInFor({ ...cart, batteryAge: each as BatteryAge }, context).middle,
        );
        if (before! > 700) expect(after).toBeGreaterThan(before! / 2);
      }),
    );
  });
});

describe("the work that makes a cart ready", () => {
  const costOf = (change: Partial<Cart>, ageYears = 6) =>
    Math.round(totalCost(neededWork({ ...goodTraded, ...change }, ageYears)));

  test.each<[Partial<Cart>, dollars: number]>([
    // A tune-up at $120, brakes at $185, tires at $475, seats at $550, and half a controller at $899.
    [{ condition: "excellent" }, 120],
    [{ condition: "good" }, 305],
    [{ condition: "fair" }, 780],
    [{ condition: "poor" }, 1780],
    // Half an engine at $1,600 in place of the controller.
    [{ condition: "poor", powertrain: "gas" }, 2130],
    // A whole controller or engine for a cart that doesn't run.
    [{ condition: "poor", notRunning: true }, 2229],
    [{ condition: "poor", powertrain: "gas", notRunning: true }, 2930],
    // A set of batteries at $1,350.
    [{ batteryAge: 3 }, 710],
    [{ batteryAge: 4 }, 1115],
    [{ batteryAge: 5 }, 1655],
    [{ batteryAge: 5, batteryType: null }, 1655],
    [{ batteryAge: 5, batteryType: "lithium" }, 305],
  ])("the work for a cart with %o costs $%d", (change, dollars) => {
    expect(costOf(change)).toBe(dollars);
  });

  test.each<[Partial<Cart>, ageYears: number, dollars: number]>([
    [{ condition: "excellent" }, 1, 0],
    [{ condition: "good" }, 0, 0],
    [{ condition: "good" }, 2, 305],
    [{ condition: "fair" }, 0, 780],
    [{ batteryAge: 3 }, 1, 405],
    [{ notRunning: true }, 1, 899],
  ])("the work for a cart with %o at %i years costs $%d", (change, ageYears, dollars) => {
    expect(costOf(change, ageYears)).toBe(dollars);
  });
});

test("each condition needs all the work of the better one, and more", () => {
  const [best, ...worse] = conditions.map((condition) => workByCondition[condition]);
  let needed = best!;
  for (const work of worse) {
    expect(work.slice(0, needed.length)).toEqual(needed);
    expect(work.length).toBeGreaterThan(needed.length);
    needed = work;
  }
});
