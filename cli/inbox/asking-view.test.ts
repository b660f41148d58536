import { describe, expect, test } from "vitest";
import { askingView, askingViewLines, askingViewText } from "./asking-view.ts";
import { sale } from "./entry-samples.ts";

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
