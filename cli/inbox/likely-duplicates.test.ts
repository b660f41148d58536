import { expect, test } from "vitest";
import type { ReportedSale } from "./entry-fields.ts";
import { sale } from "./entry-samples.ts";
import { duplicateFinder, maxDuplicates } from "./likely-duplicates.ts";

const other = (change: Partial<ReportedSale>, cart: Partial<ReportedSale["cart"]> = {}) => ({
  ...sale,
  id: crypto.randomUUID(),
  ...change,
  cart: { ...sale.cart, ...cart },
});
const isDuplicate = (each: ReportedSale) => duplicateFinder([sale, each])(sale).includes(each);

test.each<[string, ReportedSale]>([
  ["the same", other({})],
  ["30 days later", other({ soldOn: "2026-08-17" })],
  ["30 days earlier, from another state", other({ soldOn: "2026-06-18", state: "GA" })],
  ["of the same family", other({}, { model: "Onward 4P", make: "CLUB CAR" })],
  ["of a model that no listing has", other({}, { model: "my old one" })],
])("a report is a likely duplicate: %s", (_, each) => expect(isDuplicate(each)).toBe(true));

test.each<[string, ReportedSale]>([
  ["31 days later", other({ soldOn: "2026-08-18" })],
  ["at another price", other({ price: 9001 })],
  ["of another kind", other({ saleKind: "auction" })],
  ["of another year", other({}, { modelYear: 2021 })],
  ["of another family", other({}, { model: "DS" })],
  ["of another make", other({}, { make: "Yamaha" })],
])("a report is no duplicate: %s", (_, each) => expect(isDuplicate(each)).toBe(false));

test("a report is no duplicate of itself", () => {
  expect(duplicateFinder([sale])(sale)).toEqual([]);
});

test("thousands of reports of one price are compared quickly, and each has only the first few", () => {
  const reports = Array.from({ length: 5000 }, () => other({}));
  const duplicatesOf = duplicateFinder(reports);
  const started = performance.now();
  const counts = new Set(reports.map((each) => duplicatesOf(each).length));
  expect([...counts]).toEqual([maxDuplicates]);
  expect(performance.now() - started).toBeLessThan(5000);
});
