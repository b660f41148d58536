import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guideSources } from "./guide-sources.ts";
import type { Cart } from "../cart/cart.ts";
import { type PublishedFormula, minTradeIn, publishedFormulas } from "./published-formulas.ts";
import { anyContext, anyTraded, goodTraded, sixYears } from "./traded-cart.fixture.ts";

const { tigon, aledo, blueBook } = publishedFormulas;
type Case = [change: Partial<Cart> & { ageYears?: number }, dollars: number];

describe.each<[string, PublishedFormula, Case[]]>([
  [
    "Tigon's",
    tigon,
    [
      [{ ageYears: 0 }, 8000],
      [{ ageYears: 1 }, 8000],
      [{ ageYears: 2 }, 7040],
      [{}, 4222],
      [{ ageYears: 10 }, 2532],
      [{ ageYears: 15 }, 1336],
      [{ ageYears: 20 }, 705],
      [{ ageYears: 50 }, 500],
      [{ ageYears: 1, condition: "excellent" }, 8800],
      [{ ageYears: 1, condition: "fair" }, 6560],
      [{ ageYears: 1, condition: "poor" }, 4800],
      [{ ageYears: 1, make: "E-Z-GO" }, 7500],
      [{ ageYears: 1, make: "Evolution" }, 10_500],
      [{ ageYears: 1, make: "Garia" }, 7000],
      [{ ageYears: 1, make: "constructor" }, 7000],
      [{ ageYears: 1, lifted: true }, 8400],
    ],
  ],
  [
    "Aledo's",
    aledo,
    [
      [{ ageYears: 1 }, 5355],
      [{}, 3748.5],
      [{ ageYears: 10 }, 2463.3],
      [{ ageYears: 14 }, 1178.1],
      [{ ageYears: 15 }, 1071],
      [{ ageYears: 20 }, 1071],
      [{ ageYears: 1, seats: 2 }, 3825],
      [{ ageYears: 1, seats: 6, condition: "excellent" }, 8500],
      [{ ageYears: 1, seats: 2, condition: "fair" }, 2925],
      [{ ageYears: 1, seats: 2, condition: "poor" }, 1800],
      [{ ageYears: 1, seats: 2, batteryType: "lithium" }, 4781.25],
      [{ ageYears: 1, seats: 2, powertrain: "gas" }, 3442.5],
    ],
  ],
  [
    "the Blue Book's, for a cart that dealers ask $6,000 for,",
    blueBook,
    [
      [{ ageYears: 12 }, 2000],
      [{ ageYears: 13 }, 1250],
      [{ ageYears: 15 }, 1250],
      [{ ageYears: 16 }, 1000],
      [{ ageYears: 20 }, 1000],
      [{ ageYears: 21 }, 750],
      [{ ageYears: 26 }, 500],
    ],
  ],
])("%s formula", (name, formula, cases) => {
  test.each(cases)(
    `${name} formula pays for a cart with %o $%d`,
    ({ ageYears = 6, ...change }, dollars) => {
      const paid = formula.pays(
        { ...goodTraded, ...change },
        { ageYears, asking: 6000 },
        "passing",
      );
      expect(paid).toBeCloseTo(dollars, 0);
    },
  );
});

test("the Blue Book takes the work and $2,000 off what dealers ask", () => {
  const paid = (asking: number, change = {}) =>
    blueBook.pays({ ...goodTraded, ...change }, { ageYears: 6, asking }, "passing");
  expect(paid(4000)).toBe(1300);
  expect(paid(4000, { condition: "fair" })).toBe(1220);
  expect(paid(4000, { condition: "poor" })).toBe(500);
  expect(paid(2500)).toBe(500);
});

test("each formula deducts something for batteries that need replacing", () => {
  const paid = Object.values(publishedFormulas).map((formula) => [
    formula.pays(goodTraded, { ...sixYears, asking: 4500 }, "passing"),
    formula.pays(goodTraded, { ...sixYears, asking: 4500 }, "replacing"),
  ]);
  expect(paid.map(([passing, replacing]) => Math.round(passing! - replacing!))).toEqual([
    800, 1200, 1000,
  ]);
});

test("each formula pays at least $500 for any cart and names its source", () => {
  fc.assert(
    fc.property(anyContext, anyTraded, (context, cart) => {
      for (const { pays, source } of Object.values(publishedFormulas)) {
        expect(pays(cart, context, "replacing")).toBeGreaterThanOrEqual(minTradeIn);
        expect(guideSources[source].title).not.toBe("");
      }
    }),
  );
});
