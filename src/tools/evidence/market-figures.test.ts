import { expect, test } from "vitest";
import { calculationOf } from "../cart/calculation-samples.ts";
import { marketFiguresFor, rangesOf, rangesText } from "./market-figures.ts";

const untold = { batteryType: null, lifted: false } as const;
const precedent = calculationOf({ year: "2016", model: "Precedent" });
const figures = marketFiguresFor(precedent, untold)!;
const sold = { count: 12, first: "2026-03", last: "2026-10", low: 3000, middle: 3500, high: 4000 };

test("the estimate comes first, as it is, and nothing is averaged", () => {
  const { low, value, high } = precedent.appraisal;
  const ranges = rangesOf(precedent, figures);
  expect(ranges[0]).toMatchObject({ name: "Estimate", low, middle: value, high });
  expect(ranges.map(({ name }) => name)).toEqual(["Estimate", "Trade-in guide", "Dealers ask"]);
  expect(ranges[2]).toMatchObject({ middle: figures.dealers.asking });
});

test("reported sales have their place as soon as there are enough", () => {
  const ranges = rangesOf(precedent, { ...figures, sold });
  expect(ranges.map(({ name }) => name)).toEqual([
    "Estimate",
    "Trade-in guide",
    "Reported sales",
    "Dealers ask",
  ]);
  expect(rangesText(ranges)).toContain("; reported sales $3,000 to $4,000; dealers ask $");
});

test("a cart without listings has none of these figures", () => {
  expect(marketFiguresFor(calculationOf({ make: "Garia", model: "Via" }), untold)).toBeNull();
});
