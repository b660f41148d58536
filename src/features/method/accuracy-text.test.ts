import { expect, test } from "vitest";
import { newest } from "./accuracy.data.ts";
import { changeText, dealerRows, errorRows, signText } from "./accuracy-text.ts";

test.each([
  [-1.8, "2% low"],
  [4.3, "4% high"],
  [-0.4, "even"],
])("a signed error of %d is said as %s", (signedPct, text) => {
  expect(signText({ carts: 1, medianPct: 5, signedPct })).toBe(text);
});

test("a first entry says when it was measured, and a later one what moved since", () => {
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
