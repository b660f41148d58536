import { expect, test } from "vitest";
import { fileOf, sampleRow } from "../../domain/asking-prices/listing-samples.ts";
import { readRows } from "./listing-row.ts";
import { mergeRows } from "./import-listings.ts";

const address = "https://dealer.example/carts/7";
const seen = sampleRow({ source: address });

function merged(present: Record<string, string>[], offered: Record<string, string>[]) {
  const [before, rows] = [present, offered].map((each) => readRows(fileOf(each)).rows);
  const { added, duplicates } = mergeRows(before!, rows!);
  return { added: added.length, duplicates };
}

test.each([
  ["but its note and group", { note: "again", group: "" }],
  ["but what a closer look told of it", { seats: "", battery_type: "" }],
  ["in another spelling", { model: "R X V" }],
])("a cart of one address and day is a duplicate where all is the same %s", (_what, change) => {
  expect(merged([seen], [{ ...seen, ...change }])).toEqual({ added: 0, duplicates: 1 });
});

test.each([
  ["another day", { observed_on: "2026-05-14" }],
  ["another price", { price_usd: "4500" }],
  ["another year", { model_year: "2018" }],
  ["another model", { model: "TXT" }],
  ["another make", { make: "Yamaha" }],
  ["another address", { source: `${address}8` }],
])("%s is another observation", (_what, change) => {
  expect(merged([seen], [{ ...seen, ...change }])).toEqual({ added: 1, duplicates: 0 });
});

test("for a source that is not an address, only a row that differs in nothing but its note", () => {
  const words = sampleRow();
  expect(merged([words], [{ ...words, note: "x", group: "" }])).toMatchObject({ duplicates: 1 });
  expect(merged([words], [{ ...words, seats: "2" }])).toMatchObject({ added: 1 });
});

test("duplicates within the offered file count too, and what was present stays", () => {
  const twice = sampleRow({ source: `${address}9` });
  expect(merged([seen, seen], [twice, twice])).toEqual({ added: 1, duplicates: 1 });
});
