import { expect, test } from "vitest";
import { lossChart, valueLosses } from "./value-loss.ts";

test("only models with enough carts, dealers, and model years are compared", () => {
  expect(valueLosses.length).toBeGreaterThanOrEqual(5);
  for (const { column } of valueLosses) {
    expect(column.listings).toBeGreaterThanOrEqual(20);
    expect(column.dealers.length).toBeGreaterThanOrEqual(2);
    expect(column.cells.filter(({ basis }) => basis === "listed").length).toBeGreaterThanOrEqual(5);
  }
});

test("both compared years are listed, and at most ten years apart", () => {
  for (const { newer, older } of valueLosses) {
    expect([newer.basis, older.basis]).toEqual(["listed", "listed"]);
    expect(newer.modelYear - older.modelYear).toBeGreaterThan(0);
    expect(newer.modelYear - older.modelYear).toBeLessThanOrEqual(10);
  }
});

test("a yearly loss leads from the newer price to the older one, and the smallest comes first", () => {
  for (const { newer, older, asking, askingPct } of valueLosses) {
    const years = newer.modelYear - older.modelYear;
    const reached = asking[0].dollars * (1 - askingPct / 100) ** years;
    expect(Math.abs(reached / asking[1].dollars - 1)).toBeLessThan(0.01);
  }
  const losses = valueLosses.map(({ askingPct }) => askingPct);
  expect(losses).toEqual(losses.toSorted((a, b) => a - b));
});

test("a trade-in loses more a year than what dealers ask for carts made ready", () => {
  for (const { askingPct, tradeInPct } of valueLosses)
    expect(tradeInPct).toBeGreaterThan(askingPct);
});

test("the chart has one line for each of at most six models, with the best and the worst", () => {
  const drawn = lossChart.curves.map(({ loss }) => loss);
  expect(drawn.length).toBeLessThanOrEqual(6);
  expect(new Set(drawn.map(({ column }) => column.model)).size).toBe(drawn.length);
  expect(drawn).toEqual(expect.arrayContaining([valueLosses[0], valueLosses.at(-1)]));
});

test("a line runs from the newer price to the older one, within the chart", () => {
  for (const { loss, points } of lossChart.curves) {
    expect([points[0]!.dollars, points.at(-1)!.dollars]).toEqual(
      loss.asking.map(({ dollars }) => dollars),
    );
    expect(points.at(-1)!.ageYears).toBeLessThanOrEqual(lossChart.ages.at(-1)!);
    expect(points[0]!.dollars).toBeLessThanOrEqual(lossChart.dollars.at(-1)!);
  }
});
