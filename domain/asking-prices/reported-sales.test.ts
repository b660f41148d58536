import { expect, test } from "vitest";
import model from "./asking-price-model.json" with { type: "json" };
import { typicalAskingPrice } from "./asking-price-model.ts";
import { precedent } from "./listing-samples.ts";
import { type ReportedSales, reportedPrice } from "./reported-sales.ts";

const sales: ReportedSales = {
  make: "Club Car",
  family: "Precedent",
  part: "sale",
  count: 12,
  first: "2026-03-01",
  last: "2026-10-09",
  low: 0.5,
  middle: 0.75,
  high: 1,
};
const reports = [{ ...sales, part: "tradeIn", middle: 0.4 }, sales] as const;

test("a cart's figure is its family's share of what dealers ask for it", () => {
  const asking = typicalAskingPrice(model, precedent)!;
  expect(reportedPrice(reports, "sale", model, { ...precedent, model: "Precedent i2" })).toEqual({
    count: 12,
    first: "2026-03-01",
    last: "2026-10-09",
    low: Math.round(asking / 2),
    middle: Math.round(asking * 0.75),
    high: asking,
  });
  expect(reportedPrice(reports, "tradeIn", model, precedent)).toMatchObject({
    middle: Math.round(asking * 0.4),
  });
});

test.each([
  ["another family", { model: "DS" }],
  ["a model that is in no listing", { model: "Viking" }],
  ["another make", { make: "Yamaha" }],
  ["a make that is in no listing", { make: "Garia" }],
  ["an age that is in no listing", { ageYears: 99 }],
])("%s has none", (_, change) => {
  expect(reportedPrice(reports, "sale", model, { ...precedent, ...change })).toBeNull();
  expect(reportedPrice([], "sale", model, precedent)).toBeNull();
});
