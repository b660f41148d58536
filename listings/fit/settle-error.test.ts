import { describe, expect, test } from "vitest";
import { figuresOf } from "../../domain/answer/figures.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import type { Cart } from "../../domain/cart/cart.ts";
import { aCart } from "../../domain/details/cart.fixture.ts";
import type { AcceptedSale } from "../import/sales-file.ts";
import { comparedSales, neededSales, settleError } from "./settle-error.ts";

const newestListing = "2026-09-09";
const cart = aCart({ modelYear: 2020, make: "Club Car", model: "Onward" });
const settleOf = (sold: Cart) => figuresOf(sold, siteMarket, 2026).advice!.selling.settle;

function aSale(changes: Partial<AcceptedSale> = {}): AcceptedSale {
  const blank = {} as AcceptedSale["cells"];
  return { cells: blank, soldIn: "2026-08", price: 5000, kind: "private", cart, ...changes };
}

const compare = (sales: readonly AcceptedSale[]) => comparedSales(sales, siteMarket, newestListing);

describe("the sales that count", () => {
  test("a private sale is compared with the halfway price in the answer for its cart and year", () => {
    expect(compare([aSale()])).toEqual([{ price: 5000, settle: settleOf(cart) }]);
    const older = figuresOf(cart, siteMarket, 2025).advice!.selling.settle;
    expect(compare([aSale({ soldIn: "2025-08" })])).toEqual([{ price: 5000, settle: older }]);
  });

  test.each([
    ["a trade-in", { kind: "trade-in" as const }],
    ["a dealer's", { kind: "dealer" as const }],
    ["one of unknown kind", { kind: null }],
    ["one more than two years before the newest listing", { soldIn: "2024-08" }],
    ["one of a cart without a halfway price", { cart: aCart({ make: "Nobody", model: "X" }) }],
  ])("a sale doesn't count if it is %s", (_what, changes) => {
    expect(compare([aSale(changes)])).toEqual([]);
  });

  test("a sale counts from two years before the newest listing on, and after it", () => {
    const months = ["2024-09", "2026-11"].map((soldIn) => aSale({ soldIn }));
    expect(compare(months)).toHaveLength(2);
  });
});

describe("the error of the halfway price", () => {
  /** Each cart sold for this share of what the answer says. */
  const soldAt = (shares: readonly number[]) =>
    compare(
      shares.map((share, at) => {
        const sold = aCart({ modelYear: 2012 + (at % 10), make: "Club Car", model: "Precedent" });
        return aSale({ cart: sold, price: settleOf(sold) * share });
      }),
    );

  test("with fewer than 30 sales, there is no error", () => {
    expect(settleError(soldAt(Array(neededSales - 1).fill(0.8)))).toBeNull();
  });

  test("from 30 sales on, the error has its size and its direction", () => {
    const low = settleError(soldAt(Array(neededSales).fill(0.8)));
    expect(low).toEqual({ sales: 30, medianPct: 25, signedPct: 25 });
    const high = settleError(soldAt(Array(neededSales).fill(1.25)));
    expect(high).toEqual({ sales: 30, medianPct: 20, signedPct: -20 });
  });

  test("errors both ways cancel in the sign, but not in the size", () => {
    const shares = Array.from({ length: 31 }, (_, at) => (at === 0 ? 1 : at % 2 ? 0.8 : 1.25));
    expect(settleError(soldAt(shares))).toEqual({ sales: 31, medianPct: 20, signedPct: 0 });
  });

  test("a few wild prices don't move the error", () => {
    const shares = [...Array(29).fill(0.8), 0.01, 0.01, 50];
    expect(settleError(soldAt(shares))).toMatchObject({ medianPct: 25, signedPct: 25 });
  });
});
