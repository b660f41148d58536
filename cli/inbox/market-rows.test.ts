import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { listingSchema } from "../../domain/asking-prices/listing.ts";
import type { ReportedSale } from "./entry-fields.ts";
import { sale } from "../../domain/submissions/entry-samples.ts";
import {
  isReadable,
  marketRow,
  marketRows,
  askingView,
  askingViewLines,
  askingViewText,
} from "./market-rows.ts";

const withCart = (change: Partial<ReportedSale["cart"]>): ReportedSale => ({
  ...sale,
  cart: { ...sale.cart, ...change },
});
const groupOf = (each: ReportedSale) => marketRow(each).group;

describe("a group", () => {
  test("is shared by reports of one make and model that arrived on one day", () => {
    const alike: ReportedSale[] = [
      { ...sale, receivedAt: "2026-07-22T00:00:00.000Z" },
      { ...sale, receivedAt: "2026-07-22T23:59:59.999Z", price: 5000, soldOn: "2025-01-01" },
      withCart({ make: "club-car", model: "ONWARD" }),
      withCart({ model: "Onward Lifted", modelYear: 2022 }),
    ];
    expect(new Set(alike.map(groupOf)).size).toBe(1);
  });

  test.each<[string, ReportedSale]>([
    ["on another day", { ...sale, receivedAt: "2026-07-23T00:00:00.000Z" }],
    ["of another model", withCart({ model: "DS" })],
    ["of another make", withCart({ make: "Yamaha" })],
  ])("is another for a report %s", (_, other) => {
    expect(groupOf(other)).not.toBe(groupOf(sale));
  });

  test("has a name that is neither too long nor says when the report arrived", () => {
    const long = withCart({ make: "m".repeat(80), model: "o".repeat(80) });
    expect(String(groupOf(long)).length).toBeLessThanOrEqual(80);
    expect(groupOf(sale)).not.toMatch(/2026|07-22/);
  });
});

test("a row is a listing that the market's files can hold", () => {
  const row = Object.entries(marketRow(sale)).map(([name, value]) => [name, String(value)]);
  expect(v.parse(listingSchema, Object.fromEntries(row))).toMatchObject({
    price_usd: 9000,
    place: "FL",
  });
});

test.each<[string, Partial<ReportedSale["cart"]>, boolean]>([
  [
    "long names that a spreadsheet would run",
    { make: "=".repeat(80), model: "-".repeat(80) },
    true,
  ],
  ["names of marks and quotes", { make: `"';,`, model: "\u200f😀\ud800" }, true],
  ["the oldest year that can be reported", { modelYear: 1950 }, true],
  ["a year that nobody could report now", { modelYear: 1949 }, false],
])("of a report with %s, this says whether the build can read it", (_, cart, isRead) => {
  expect(isReadable(marketRow(withCart(cart)))).toBe(isRead);
});

test("the order of the rows does not depend on the order of the reports", () => {
  const sales = [sale, withCart({ model: "DS" }), { ...sale, soldOn: "2026-01-01" }, { ...sale }];
  fc.assert(
    fc.property(fc.shuffledSubarray(sales, { minLength: sales.length }), (shuffled) => {
      expect(marketRows(shuffled)).toEqual(marketRows(sales));
    }),
  );
});

const { low, high } = askingView(sale)!;

describe("a price is compared with what dealers ask", () => {
  test.each([
    [low - 1, "below"],
    [low, "inside"],
    [high, "inside"],
    [high + 1, "above"],
  ])("$%i is %s", (price, position) => {
    expect(askingView({ ...sale, price })).toEqual({ position, low, high });
    expect(askingViewText({ ...sale, price })).toBe(position);
    expect(askingViewLines({ ...sale, price })).toHaveLength(2);
  });

  test.each([
    ["trade-in", "below, as usual"],
    ["auction", "below, as usual"],
    ["dealer", "below"],
  ] as const)("below it lies a %s: %s", (saleKind, text) => {
    expect(askingViewText({ ...sale, saleKind, price: 500 })).toBe(text);
  });

  test("as the cart was on the day of the sale", () => {
    const earlier = askingView({ ...sale, soldOn: "2022-07-18" });
    expect(earlier?.high).toBeGreaterThan(high);
  });

  test("unless no such cart is listed", () => {
    const unknown = { ...sale, cart: { ...sale.cart, make: "Nobody" } };
    expect(askingView(unknown)).toBeNull();
    expect(askingViewText(unknown)).toBe("no evidence");
    expect(askingViewLines(unknown)[0]).toMatch(/^no evidence/);
  });
});
