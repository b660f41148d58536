import fc from "fast-check";
import { expect, test } from "vitest";
import { aCart, anyCart } from "../../../domain/cart/testing.ts";
import { figuresOf } from "../../../domain/answer/figures.ts";
import { defaultDetails } from "../../../domain/cart/details.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { rules } from "../../../domain/valuation/rules.ts";
import { market } from "../../market/market.data.ts";
import type { Calculation } from "../cart/calculation.ts";
import { alignedLines, answerRows, detailRows, estimateRows, lineRows } from "./comparison.ts";
import { maxCompared } from "./use-carts.ts";

/** A calculation of the cart; the rows don't use the details as typed. */
const valued = (cart: Cart): Calculation => ({
  details: defaultDetails,
  ...figuresOf(cart, market, 2026),
});
const anyCompared = fc
  .array(anyCart({ makes: ["Club Car", "EZ-GO"], models: ["Onward", "TXT"] }), {
    minLength: 2,
    maxLength: maxCompared,
  })
  .map((carts) => carts.map(valued));
const amountIn = (text: string) =>
  text === "–" ? 0 : Number(text.replace("−", "-").replace(/[$,+]/g, ""));
const textsOf = (rows: readonly { label: string; cells: readonly { text: string }[] }[]) =>
  Object.fromEntries(rows.map(({ label, cells }) => [label, cells.map(({ text }) => text)]));

test("every line of every cart stands in its rule's row, and none is lost or made up", () => {
  fc.assert(
    fc.property(anyCompared, (carts) => {
      const aligned = alignedLines(carts.map(({ estimate }) => estimate));
      for (const [column, { estimate }] of carts.entries()) {
        const present = aligned.flatMap(({ id, lines }) => {
          const line = lines[column]!;
          if (line !== null) expect(line.id).toBe(id);
          return line === null ? [] : [line];
        });
        expect(present).toEqual(estimate.lines);
      }
    }),
  );
});

test("the dollars shown in a column are the method's own, and add up to its estimate", () => {
  fc.assert(
    fc.property(anyCompared, (carts) => {
      const rows = lineRows(carts);
      const estimates = textsOf(estimateRows(carts));
      for (const [column, { estimate }] of carts.entries()) {
        const amounts = rows.map(({ cells }) => amountIn(cells[column]!.text));
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(estimate.value);
        expect(amounts.filter((amount) => amount !== 0)).toEqual(
          estimate.lines.map(({ amount }) => amount).filter((amount) => amount !== 0),
        );
        expect(amountIn(estimates["Estimate"]![column]!)).toBe(estimate.value);
        expect(estimates["Range"]![column]!.split(" to ").map(amountIn)).toEqual([
          estimate.low,
          estimate.high,
        ]);
      }
    }),
  );
});

test("a row differs exactly when its cells do", () => {
  fc.assert(
    fc.property(anyCompared, (carts) => {
      for (const { cells, differs } of [
        ...estimateRows(carts),
        ...detailRows(carts),
        ...lineRows(carts),
      ]) {
        expect(cells).toHaveLength(carts.length);
        expect(differs).toBe(new Set(cells.map(({ text }) => text)).size > 1);
      }
    }),
  );
});

test("every rule has a row of its name", () => {
  const labels = lineRows([valued(aCart()), valued(aCart())]).map(({ label }) => label);
  expect(labels).toEqual(["Base price", ...rules.map(({ label }) => label)]);
});

test("what a cart does not have is a dash: a battery on gas, a minimum that was not needed", () => {
  const gas = valued(aCart({ powertrain: "gas" }));
  const wreck = valued(aCart({ modelYear: 1990, condition: "poor", batteryAge: 5 }));
  const lines = textsOf(lineRows([gas, wreck]));
  expect(lines["Battery age"]).toEqual(["–", expect.stringMatching(/^−\$\d/)]);
  expect(lines["Minimum value"]).toEqual(["–", expect.stringMatching(/^\+\$\d/)]);
  expect(textsOf(detailRows([gas, wreck]))["Battery age"]).toEqual([
    "–",
    "5+ Years (needs replacement)",
  ]);
  expect(lineRows([gas, gas]).map(({ label }) => label)).not.toContain("Battery age");
});

test("what to ask is a dash for a cart for which no dealer’s price speaks", () => {
  const carts = [aCart(), aCart({ make: "Garia", model: "Via" })].map(valued);
  expect(textsOf(answerRows(carts))["Ask"]).toEqual([
    formatDollars(carts[0]!.advice!.selling.number),
    "–",
  ]);
});

test("estimates are compared with the first in words", () => {
  const carts = [aCart(), aCart({ batteryAge: 0 }), aCart(), aCart({ modelYear: 2019 })];
  const [estimates] = estimateRows(carts.map(valued));
  expect(estimates!.cells.map(({ note }) => note)).toEqual([
    undefined,
    "$540 more than the first",
    "the same as the first",
    "$600 less than the first",
  ]);
});
