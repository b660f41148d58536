import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  readListingsFile,
  readListings,
  listingsFile,
  fileOfRows,
  readRows,
  rowOf,
} from "./read-listings.ts";
import { fileOf, sampleRow } from "../../domain/market/listing.fixture.ts";
import { listedAgeYears } from "../../domain/market/priced-cart.ts";
import { anyText } from "../../domain/words/text.fixture.ts";
import { readFileSync } from "node:fs";

test("a row is read without guessing what it doesn't say", () => {
  const { listings, problems } = readListings(
    fileOf([
      sampleRow(),
      sampleRow({ seats: "", battery_type: "", battery_year: "", lifted: "yes" }),
    ]),
  );
  expect(problems).toEqual([]);
  expect(listings[0]).toMatchObject({
    model_year: 2019,
    seats: 4,
    battery_type: "lead-acid",
    battery_year: 2023,
    lifted: false,
    price_usd: 4800,
  });
  expect(listings[1]).toMatchObject({
    seats: null,
    battery_type: null,
    battery_year: null,
    lifted: true,
  });
});

test.each([
  [{ model_year: "twenty" }, "model_year is not a whole number"],
  [{ model_year: "1900" }, "model_year is below 1950"],
  [{ price_usd: "call us" }, "price_usd is not an amount"],
  [{ price_usd: "5" }, "price_usd is below 300"],
  [{ condition: "mint" }, "condition is not one of new, used, refurbished"],
  [{ seats: "four" }, "seats is not a whole number"],
  [{ battery_type: "nuclear" }, "battery_type is not one of lead-acid, lithium"],
  [{ lifted: "maybe" }, "lifted is not one of yes, no"],
  [{ observed_on: "yesterday" }, "observed_on is not an ISO date"],
  [{ observed_on: "2026-13" }, "observed_on is not an ISO date"],
  [{ observed_on: "2026-05-32" }, "observed_on is not an ISO date"],
  [{ source: "", make: " " }, "make is empty; source is empty"],
])(
  "the row with %j is reported with its line and reason, and the others are read: %s",
  (change, reason) => {
    const csv = fileOf([sampleRow(), sampleRow(change), sampleRow()]);
    const { listings, problems } = readListings(csv);
    expect(problems).toEqual([{ line: 3, reason }]);
    expect(listings).toHaveLength(2);
  },
);

test.each([
  ["make,model\nEZ-GO,RXV\n", /^is missing the columns observed_on, model_year, condition/],
  ["make,model\n", /^is missing the columns observed_on, model_year, condition/],
  ['a,b\n"unclosed', /^is not valid CSV: /],
  ["a,b\n1,2,3\n", /^is not valid CSV: /],
])("the file %j has one problem and no listings", (csv, reason) => {
  expect(readListings(csv)).toEqual({
    listings: [],
    problems: [{ line: expect.any(Number), reason: expect.stringMatching(reason) }],
  });
});

test("an empty file has no listings", () => {
  expect(readListings("")).toEqual({ listings: [], problems: [] });
});

test("no text makes readListings throw", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(() => readListings(text)).not.toThrow();
    }),
  );
});

describe("a disputed model year", () => {
  test("a year is disputed by its column, whatever the note says", () => {
    const rows = [
      sampleRow({ note: "seller suspects a newer charger" }),
      sampleRow({ note: "title missing", year_disputed: "yes" }),
    ];
    const { listings } = readListings(fileOf(rows));
    expect(listings.map(({ year_disputed }) => year_disputed)).toEqual([false, true]);
  });

  test("a file without the column has disputed years in its notes", () => {
    const notes = ["YEAR CONFLICT: name says 2019", "dealer year suspect", "red"];
    const file = fileOf(notes.map((note) => sampleRow({ note })));
    const older = file.replace(",year_disputed", "").replaceAll(/,$/gm, "");
    const { listings, problems } = readListings(older);
    expect(problems).toEqual([]);
    expect(listings.map(({ year_disputed }) => year_disputed)).toEqual([true, true, false]);
  });
});

test("the site's own listings are all of running carts, and twelve have a disputed year", () => {
  const listings = readListingsFile();
  expect(listings.length).toBeGreaterThanOrEqual(146);
  expect(listings.filter(({ year_disputed }) => year_disputed)).toHaveLength(12);
  expect(listings.every(({ note }) => !/boneyard|as-is|work in progress/i.test(note))).toBe(true);
  expect(listings.map(listedAgeYears).every((age) => age >= 0 && age < 60)).toBe(true);
});

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
  ["Zeppelin", "Zeppelin"],
])("the make %s is written as %s", (make, written) => {
  expect(rowOf(sampleRow({ make }))).toMatchObject({
    cells: { make: written },
    listing: { make: written },
  });
});

test("a cell is on one line, without terminal controls or spreadsheet formulas", () => {
  const row = rowOf(sampleRow({ model: " RXV\n\u001b[2J ", note: "=1+1" }));
  expect(row).toMatchObject({ cells: { model: "RXV ␛[2J", note: "'=1+1" } });
});

test("a written file has the same order whatever the order of its rows", () => {
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

test("the site's own listings lose nothing when written again", () => {
  const { rows } = readRows(readFileSync(listingsFile, "utf8"));
  const contents = (each: typeof rows) =>
    each.map(({ listing }) => JSON.stringify(listing)).toSorted();
  expect(contents(readRows(fileOfRows(rows)).rows)).toEqual(contents(rows));
});
