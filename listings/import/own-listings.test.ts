import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { fileOf, sampleRow } from "../../domain/asking-prices/listing-samples.ts";
import { ownSales } from "./own-listings.ts";

afterEach(() => vi.restoreAllMocks());

function salesIn(text: string) {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const file = join(mkdtempSync(join(tmpdir(), "sales-")), "reported-sales.csv");
  writeFileSync(file, text);
  return { sales: ownSales(file), warnings: warn.mock.calls.map(String) };
}

test("a reported sale that cannot be read is left out with a warning, and the others are kept", () => {
  const { sales, warnings } = salesIn(fileOf([sampleRow({ model_year: "1900" }), sampleRow()]));
  expect(sales).toHaveLength(1);
  expect(warnings).toEqual(["reported-sales.csv:2: left out: model_year is below 1950"]);
});

test.each([
  ["is empty", "", 0],
  ["is not CSV", 'a,"b\nc', 1],
  ["is something else", "<html>\n", 1],
])("a file of reported sales that %s has none", (_, text, count) => {
  const { sales, warnings } = salesIn(text);
  expect(sales).toEqual([]);
  expect(warnings).toHaveLength(count);
});
