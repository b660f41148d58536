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

test("of thousands of reports of one price, each is compared with only the first few", () => {
  let idsRead = 0;
  const reports = Array.from({ length: 5000 }, (_, id) =>
    Object.defineProperty(other({}), "id", { get: () => (idsRead++, `${id}`) }),
  );
  const duplicatesOf = duplicateFinder(reports);
  const counts = new Set(reports.map((each) => duplicatesOf(each).length));
  expect([...counts]).toEqual([maxDuplicates]);
  // Each comparison reads two ids, and a report that is among the first few meets itself.
  expect(idsRead).toBeLessThanOrEqual(reports.length * 2 * (maxDuplicates + 1));
});
