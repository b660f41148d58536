import fc from "fast-check";
import { describe, expect, test } from "vitest";
import publishedModel from "../asking-prices/asking-price-model.json" with { type: "json" };
import { predictAskingPrice } from "../asking-prices/asking-price-model.ts";
import { precedent } from "../asking-prices/listing-samples.ts";
import { conditions } from "../valuation/cart.ts";
import { guideSources } from "./guide-sources.ts";
import {
  type TradeInFigure,
  type TradedCart,
  floorDollars,
  tradeInGuide,
} from "./trade-in-guide.ts";
import { roundedDollars } from "../cart/money.ts";
import { anyAsking, anyTraded, goodTraded } from "./traded-cart-samples.ts";
import { work, workByCondition } from "./work-prices.ts";

describe("the guide for a cart that dealers ask $5,000 for, worked by hand", () => {
  test("is the mean of four figures, at the level of documented trade-ins", () => {
    // Tigon 4221.9, Aledo 3748.5, Blue Book 2000, and 5000 - 305 - 2000 = 2695: the mean is 3166.4.
    // × 0.94 = 2976. Low: 2976 / 1.2369 = 2406. High: 2976 × 1.2369 = 3681.
    expect(tradeInGuide(5000, goodTraded)).toEqual({
      middle: 3000,
      low: 2400,
      high: 3700,
      branches: {
        passing: { middle: 3000, low: 2400, high: 3700 },
        // No more than 5000 - 305 - 1384 = 3311: 3311, 2548.5, 1300, and 1311. × 0.94 = 1991.
        // High: halfway to the highest, × 0.94 = 2551.
        replacing: { middle: 2000, low: 1600, high: 2550 },
      },
      branch: "passing",
      // 5000 - 3700 - 210 and 5000 - 2400 - 400.
      margin: { low: 1090, high: 2200 },
      reconditioning: { low: 210, high: 400 },
      work: ["tune-up", "brakes"],
    });
  });

  const { passing, replacing } = tradeInGuide(5000, goodTraded).branches!;
  test.each<[string, Partial<TradedCart>, object]>([
    ["batteries three years old pass", { batteryAge: 3 }, passing],
    [
      "batteries four years old may not",
      { batteryAge: 4 },
      { ...passing, low: replacing.low, branch: "passing" },
    ],
    ["older ones don't", { batteryAge: 5 }, { ...replacing, branch: "replacing" }],
    ["nor do those of an unknown type", { batteryAge: 5, batteryType: null }, replacing],
  ])("%s", (_, change, figure) => {
    expect(tradeInGuide(5000, { ...goodTraded, ...change })).toMatchObject(figure);
  });

  test.each<Partial<TradedCart>>([{ batteryType: "lithium" }, { powertrain: "gas" }])(
    "%o leaves one branch, whatever the age of the batteries",
    (change) => {
      const at = (batteryAge: 0 | 5) =>
        tradeInGuide(5000, { ...goodTraded, ...change, batteryAge });
      expect(at(5)).toEqual(at(0));
      expect(at(5).branches).toBeNull();
    },
  );

  test("names the batteries among the work as soon as a dealer may replace them", () => {
    const workAt = (batteryAge: 3 | 4) => tradeInGuide(5000, { ...goodTraded, batteryAge }).work;
    expect(workAt(3)).not.toContain(work.batteries.name);
    expect(workAt(4)).toContain(work.batteries.name);
  });
});

describe("a good Precedent with four seats and batteries two years old", () => {
  test.each([
    [6, 2200, 3800],
    [15, 1000, 1700],
    [20, 600, 1200],
  ])("brings at %i years $%d to $%d", (ageYears, least, most) => {
    const asked = predictAskingPrice(publishedModel, { ...precedent, ageYears })!;
    const { middle } = tradeInGuide(asked.asking, { ...goodTraded, ageYears });
    expect(middle).toBeGreaterThanOrEqual(least);
    expect(middle).toBeLessThanOrEqual(most);
  });
});

const figuresIn = (asking: number, cart: TradedCart): TradeInFigure[] => {
  const { branches, ...guide } = tradeInGuide(asking, cart);
  return branches === null ? [guide] : [guide, branches.passing, branches.replacing];
};

/** Every figure of the guides, which must not fall from one guide to the next. */
function expectRising(guides: readonly TradeInFigure[][]): void {
  const rows = guides.map((figures) =>
    figures.flatMap(({ low, middle, high }) => [low, middle, high]),
  );
  for (const [index, row] of rows.slice(1).entries()) {
    for (const [at, dollars] of row.entries()) {
      expect(dollars).toBeGreaterThanOrEqual(rows[index]![at]!);
    }
  }
}

describe("any cart", () => {
  test("has a range of rounded dollars between the floor and what dealers ask", () => {
    fc.assert(
      fc.property(anyAsking, anyTraded, (asking, cart) => {
        for (const { low, middle, high } of figuresIn(asking, cart)) {
          expect([low, middle, high]).toEqual([low, middle, high].toSorted((a, b) => a - b));
          expect(low).toBeGreaterThanOrEqual(floorDollars);
          expect(high).toBeLessThan(asking);
          expect([low, middle, high].map(roundedDollars)).toEqual([low, middle, high]);
        }
        const { margin } = tradeInGuide(asking, cart);
        expect(margin.low).toBeGreaterThanOrEqual(0);
        expect(margin.high).toBeGreaterThanOrEqual(margin.low);
      }),
    );
  });

  test("brings no less if dealers ask more, if it is in better condition, or if it is newer", () => {
    fc.assert(
      fc.property(anyAsking, fc.nat(5000), anyTraded, fc.nat(60), (asking, more, cart, years) => {
        const older = { ...cart, ageYears: cart.ageYears + years };
        expectRising([
          figuresIn(asking, older),
          figuresIn(asking, cart),
          figuresIn(asking + more, cart),
        ]);
        expectRising(
          conditions.toReversed().map((condition) => figuresIn(asking, { ...cart, condition })),
        );
      }),
    );
  });

  test("brings no more if its batteries must be replaced", () => {
    fc.assert(
      fc.property(anyAsking, anyTraded, (asking, cart) => {
        const { branches } = tradeInGuide(asking, cart);
        if (branches !== null) expectRising([[branches.replacing], [branches.passing]]);
      }),
    );
  });
});

test.each([
  [524, 500],
  [525, 550],
  [9974, 9950],
  [9975, 10_000],
  [9999, 10_000],
  [10_049, 10_000],
  [10_050, 10_100],
])("$%d is rounded to $%d", (exact, dollars) => {
  expect(roundedDollars(exact)).toBe(dollars);
});

test("worse condition takes all that a better one takes, and more", () => {
  const [best, ...worse] = conditions.map((condition) => workByCondition[condition]);
  let needed = best!;
  for (const more of worse) {
    expect(more.slice(0, needed.length)).toEqual(needed);
    expect(more.length).toBeGreaterThan(needed.length);
    needed = more;
  }
});

test("every price of work has its source and its date", () => {
  for (const { source } of Object.values(work)) {
    const { title, date } = guideSources[source];
    expect(title).not.toBe("");
    expect(date).toMatch(/^20\d\d(-\d\d){0,2}$|^undated/);
  }
});
