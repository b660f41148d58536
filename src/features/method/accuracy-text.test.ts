import { expect, test } from "vitest";
import { neededSales } from "../../../listings/fit/settle-error.ts";
import { newest, privateSales } from "./accuracy.data.ts";
import { changeText, dealerRows, errorRows, settleText, signText } from "./accuracy-text.ts";

test.each([
  [-1.8, "2% low"],
  [4.3, "4% high"],
  [-0.4, "even"],
])("a signed error of %d is written as %s", (signedPct, text) => {
  expect(signText({ signedPct })).toBe(text);
});

test.each([
  [
    0,
    "We have 0 of the 30 private sales it takes to check the halfway price. Until then, it’s only our rule.",
  ],
  [
    1,
    "We have 1 of the 30 private sales it takes to check the halfway price. Until then, it’s only our rule.",
  ],
  [
    29,
    "We have 29 of the 30 private sales it takes to check the halfway price. Until then, it’s only our rule.",
  ],
  [30, "We have 30 private sales, and our next update will check the halfway price against them."],
])("with %d private sales, the halfway price isn't measured", (sales, text) => {
  expect(settleText({}, sales)).toBe(text);
});

test.each([
  [
    -7.2,
    "Checked against 34 private sales, the halfway price is usually 18% off and tends to be 7% low.",
  ],
  [
    12,
    "Checked against 34 private sales, the halfway price is usually 18% off and tends to be 12% high.",
  ],
  [
    0.3,
    "Checked against 34 private sales, the halfway price is usually 18% off and is too high as often as too low.",
  ],
])("with a signed error of %d, the halfway price's error says which way", (signedPct, text) => {
  expect(settleText({ settle: { sales: 34, medianPct: 18, signedPct } }, 34)).toBe(text);
});

test("the method page counts the sales that a fit would compare", () => {
  expect(privateSales).toBe(newest.settle?.sales ?? privateSales);
  expect(newest.settle === undefined).toBe(privateSales < neededSales);
});

test("a first entry says when it was measured, and a later one says what has moved since", () => {
  const first = { ...newest, measuredOn: "2026-11-28", accepted: undefined };
  expect(changeText(first, null)).toBe("First measured on Nov 28, 2026.");
  const later = { ...first, measuredOn: "2026-12-05" };
  expect(changeText(later, first)).toBe(
    "Measured on Dec 5, 2026. Nothing moved since Nov 28, 2026.",
  );
  const moved = {
    ...later,
    formula: { ...later.formula, medianPct: 50 },
    accepted: { reason: "A new dealer.", groups: ["Icon"] },
  };
  expect(changeText(moved, first)).toBe(
    `Measured on Dec 5, 2026. Moved since Nov 28, 2026: Our formula: ${first.formula.medianPct}% to 50%. Published because: A new dealer.`,
  );
});

test("the rows of errors are the ledger's readings, and the formula's is last and largest", () => {
  const sizes = errorRows(newest).map(({ summary }) => summary.medianPct);
  expect(sizes[0]).toBe(newest.known.all.medianPct);
  expect(sizes.at(-1)).toBe(Math.max(...sizes));
});

test("the rows of dealers begin with the chain and leave out dealers with few carts", () => {
  const rows = dealerRows(newest);
  expect(rows[0]![0]).toBe(newest.chainUnseen!.dealer);
  const carts = rows.map(([, summary]) => summary.carts);
  expect(carts).toEqual(carts.toSorted((a, b) => b - a));
  expect(Math.min(...carts)).toBeGreaterThanOrEqual(5);
});
