import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batteryTypes } from "../asking-prices/battery-types.ts";
import { batteryAges, conditions, powertrains } from "../valuation/cart.ts";
import { type TradedCart, floorDollars, margins, tradeInGuide } from "./trade-in-guide.ts";
import { guideSources } from "./guide-sources.ts";
import { work, workByCondition } from "./work-prices.ts";

const good: TradedCart = {
  condition: "good",
  powertrain: "electric",
  batteryType: "lead-acid",
  batteryAge: 2,
};

describe("the guide for a cart that dealers ask $5,000 for, worked by hand", () => {
  test("is what margin and work leave of the price, to the nearest $50", () => {
    // 5000 - 2100 - (150 + 250) = 2500; 5000 - 1020 - (90 + 120) = 3770.
    expect(tradeInGuide(5000, good)).toEqual({
      low: 2500,
      high: 3750,
      margin: { low: 1020, high: 2100 },
      reconditioning: { low: 210, high: 400 },
      work: ["tune-up", "brakes"],
    });
  });

  test.each<[string, Partial<TradedCart>, object]>([
    ["excellent condition", { condition: "excellent" }, { low: 2750, high: 3900 }],
    ["fair condition", { condition: "fair" }, { low: 1900, high: 3400 }],
    ["poor condition", { condition: "poor" }, { low: 1100, high: 3100 }],
    ["batteries three years old", { batteryAge: 3 }, { low: 2500, high: 3750 }],
    ["batteries four years old", { batteryAge: 4 }, { low: 1000, high: 3750 }],
    ["batteries five years old", { batteryAge: 5 }, { low: 1000, high: 2500 }],
    ["old batteries of an unknown type", { batteryAge: 5, batteryType: null }, { high: 2500 }],
    ["old lithium batteries", { batteryAge: 5, batteryType: "lithium" }, { high: 3750 }],
    ["gas", { batteryAge: 5, powertrain: "gas", batteryType: null }, { low: 2500, high: 3750 }],
  ])("counts %s", (_, change, range) => {
    expect(tradeInGuide(5000, { ...good, ...change })).toMatchObject(range);
  });

  test("names the batteries among the work as soon as a dealer may replace them", () => {
    expect(tradeInGuide(5000, { ...good, batteryAge: 3 }).work).not.toContain(work.batteries.name);
    expect(tradeInGuide(5000, { ...good, batteryAge: 4 }).work).toContain(work.batteries.name);
  });

  test("never falls below the floor", () => {
    expect(tradeInGuide(700, { ...good, condition: "poor" })).toMatchObject({
      low: floorDollars,
      high: floorDollars,
    });
  });
});

const carts = fc.record({
  condition: fc.constantFrom(...conditions),
  powertrain: fc.constantFrom(...powertrains),
  batteryType: fc.constantFrom(null, ...batteryTypes),
  batteryAge: fc.constantFrom(...batteryAges),
});
const prices = fc.integer({ min: 1000, max: 60_000 });

describe("any cart", () => {
  test("has a range of whole steps between the floor and what dealers ask", () => {
    fc.assert(
      fc.property(prices, carts, (asking, cart) => {
        const { low, high } = tradeInGuide(asking, cart);
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(floorDollars);
        expect(high).toBeLessThan(asking);
        expect([low % 50, high % 50]).toEqual([0, 0]);
      }),
    );
  });

  test("brings no less if dealers ask more, or if it is in better condition", () => {
    fc.assert(
      fc.property(prices, fc.nat(5000), carts, (asking, more, cart) => {
        const guides = [
          tradeInGuide(asking, cart),
          tradeInGuide(asking + more, cart),
          tradeInGuide(asking + more, { ...cart, condition: "excellent" }),
        ];
        const lows = guides.map(({ low }) => low);
        const highs = guides.map(({ high }) => high);
        expect(lows).toEqual(lows.toSorted((a, b) => a - b));
        expect(highs).toEqual(highs.toSorted((a, b) => a - b));
      }),
    );
  });
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

test("every figure has its source and its date", () => {
  for (const { source } of [...Object.values(margins), ...Object.values(work)]) {
    const { title, date } = guideSources[source];
    expect(title).not.toBe("");
    expect(date).toMatch(/^20\d\d(-\d\d){0,2}$|^undated/);
  }
});
