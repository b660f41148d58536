import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDollars } from "../../../domain/words/money.ts";
import { anyCalculation, calculationOf, noon } from "../cart-form/calculation.fixture.ts";
import type { Calculation } from "../cart-form/calculation.ts";
import { detailRows, findingText, moneyRows, sumsOf } from "./comparison.ts";
import { savedCart } from "./format.ts";
import { asOwner } from "./storage.fixture.ts";
import { maxCompared } from "./use-carts.ts";

const anyCompared = fc.array(anyCalculation, { minLength: 2, maxLength: maxCompared });
const cellsOf = (label: string, carts: readonly Calculation[]) =>
  [...moneyRows(carts), ...detailRows(carts)].find((row) => row.label === label)?.cells;
const compared = (cart: Calculation, name?: string) => {
  const saved = savedCart(cart.details, "/", "id", noon, asOwner);
  return { ...cart, saved: { ...saved, name: name ?? saved.name } };
};

const onward = calculationOf();
const gas = calculationOf({ powertrain: "gas" });
const wreck = calculationOf({ modelYear: "1990", model: "DS", condition: "poor" });
const via = calculationOf({ make: "Garia", model: "Via" });

test("every row of the comparison has a cell for every cart, with the cart's own figures", () => {
  fc.assert(
    fc.property(anyCompared, (carts) => {
      for (const { cells } of [...moneyRows(carts), ...detailRows(carts)]) {
        expect(cells).toHaveLength(carts.length);
      }
      expect(cellsOf("Estimated value", carts)).toEqual(
        carts.map(({ estimate }) => formatDollars(estimate.value)),
      );
      expect(cellsOf("Ask", carts)).toEqual(
        carts.map(({ advice }) => (advice === null ? "–" : formatDollars(advice.selling.number))),
      );
    }),
  );
});

test("the comparison lists only details that differ, with a dash for a missing one", () => {
  expect(detailRows([onward, gas]).map(({ label }) => label)).toEqual([
    "Powertrain",
    "Battery age",
  ]);
  expect(cellsOf("Battery age", [onward, gas])).toEqual(["4 years", "–"]);
  expect(detailRows([onward, onward])).toEqual([]);
});

test("a differing detail is marked on the carts for which it was only assumed", () => {
  const two = calculationOf({ seats: 2 });
  const assumed = { ...two, details: { ...two.details, sources: {} } };
  expect(cellsOf("Seats", [onward, assumed])).toEqual(["4 seats", "2 seats, assumed"]);
  expect(detailRows([assumed, two])).toEqual([]);
});

test("a cart without dealers’ prices has only an estimated value", () => {
  const cells = moneyRows([via]).map((row) => row.cells[0]);
  expect(cells).toEqual(["–", "–", "–", "–", "–", formatDollars(via.estimate.value)]);
});

test("a cart that needs no work shows none instead of dollars", () => {
  const market = { ...onward.market!, work: [] };
  const ready = { ...onward, market, advice: onward.advice! };
  expect(cellsOf("Work it needs", [ready, wreck])).toEqual(["none", expect.stringMatching(/^\$/)]);
});

describe("the finding", () => {
  test("the finding names the cart to ask the most for, and by how much", () => {
    const more = onward.advice!.selling.number - wreck.advice!.selling.number;
    expect(findingText([compared(wreck, "Bob’s"), compared(onward)])).toBe(
      `You can ask the most for the 2020 Club Car Onward: ${formatDollars(more)} more than for Bob’s`,
    );
  });

  test("the finding says when two carts are even", () => {
    expect(findingText([compared(onward, "A"), compared(onward, "B")])).toBe(
      `Ask ${formatDollars(onward.advice!.selling.number)} for A, and as much for B`,
    );
    expect(findingText([compared(via, "A"), compared(via, "B")])).toBe(
      "By estimated value, A and B are even",
    );
  });

  test("the finding goes by estimated value when a cart has no asking advice", () => {
    expect(findingText([compared(via), compared(wreck)])).toMatch(
      /^By estimated value, the 2020 Garia Via is \$[\d,]+ ahead of the 1990 Club Car DS$/,
    );
  });
});

describe("the sums", () => {
  const [a, b] = [onward.advice!, wreck.advice!];

  test("the sums are those of the carts' own figures", () => {
    const ask = formatDollars(a.selling.number + b.selling.number);
    const settle = formatDollars(a.selling.settle + b.selling.settle);
    const trade = formatDollars(a.trading.number + b.trading.number);
    expect(sumsOf([onward, wreck])).toEqual({
      title: `Ask ${ask} for both carts`,
      text: `Expect to settle near ${settle}, or trade them in for about ${trade}.`,
    });
  });

  test("the sums leave out estimates, and say so", () => {
    const { title, text } = sumsOf([onward, via, wreck]);
    expect(title).toBe(
      `Ask ${formatDollars(a.selling.number + b.selling.number)} for two of your three carts`,
    );
    expect(text).toMatch(/ The other one has only an estimate\.$/);
  });

  test("a single cart has its own figures", () => {
    expect(sumsOf([onward])).toEqual({
      title: `Ask ${formatDollars(a.selling.number)} for your cart`,
      text: `Expect to settle near ${formatDollars(a.selling.settle)}, or trade it in for about ${formatDollars(a.trading.number)}.`,
    });
  });

  test.each([
    [[via], `One cart, estimated at ${formatDollars(via.estimate.value)}`],
    [[via, via], `Two carts, estimated at ${formatDollars(2 * via.estimate.value)} in all`],
  ])("carts without dealers' prices have the sum of their estimates", (carts, title) => {
    expect(sumsOf(carts)).toEqual({ title, text: "" });
  });
});
