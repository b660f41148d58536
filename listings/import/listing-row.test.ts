import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listingsFile } from "./read-listings.ts";
import { fileOf, sampleRow } from "../../domain/asking-prices/listing-samples.ts";
import { fileOfRows, readRows, rowOf } from "./listing-row.ts";

test("a row needs everything that a listing needs, except a group", () => {
  expect(rowOf(sampleRow({ group: "" }))).toMatchObject({
    listing: { group: "", price_usd: 4800 },
  });
  const { rows, problems } = readRows(fileOf([sampleRow(), sampleRow({ seats: "few" })]));
  expect(rows.map(({ line }) => line)).toEqual([2]);
  expect(problems).toEqual([{ line: 3, reason: "seats is not a whole number" }]);
});

test.each([
  ["E-Z-Go", "EZ-GO"],
  ["club car", "Club Car"],
  ["Zeppelin", "Zeppelin"],
])("the make %s is written %s", (make, written) => {
  expect(rowOf(sampleRow({ make }))).toMatchObject({
    cells: { make: written },
    listing: { make: written },
  });
});

test("a cell is one line, without terminal controls or spreadsheet formulas", () => {
  const row = rowOf(sampleRow({ model: " RXV\n\u001b[2J ", note: "=1+1" }));
  expect(row).toMatchObject({ cells: { model: "RXV ␛[2J", note: "'=1+1" } });
});

test("a file has the same order whatever the order of its rows", () => {
  const rows = [
    sampleRow({ source: "b" }),
    sampleRow({ source: "a", model_year: "2020" }),
    sampleRow({ source: "a", model_year: "2018" }),
    sampleRow({ observed_on: "2024-01-31", source: "z" }),
    sampleRow({ observed_on: "2026-06-01", source: "0" }),
  ];
  const { rows: read } = readRows(fileOf(rows));
  const file = fileOfRows(read);
  expect(fileOfRows(read.toReversed())).toBe(file);
  expect(
    readRows(file).rows.map(
      ({ cells }) => `${cells.observed_on} ${cells.source} ${cells.model_year}`,
    ),
  ).toEqual([
    "2024-01-31 z 2019",
    "2026-05-13 a 2018",
    "2026-05-13 a 2020",
    "2026-05-13 b 2019",
    "2026-06-01 0 2019",
  ]);
});

test("this site's own listings lose nothing by being written again", () => {
  const { rows } = readRows(readFileSync(listingsFile, "utf8"));
  const said = (each: typeof rows) => each.map(({ listing }) => JSON.stringify(listing)).toSorted();
  expect(said(readRows(fileOfRows(rows)).rows)).toEqual(said(rows));
});
