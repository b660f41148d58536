import { describe, expect, test } from "vitest";
import { fileOf, sampleRow } from "../../domain/market/listing.fixture.ts";
import { readListings } from "./read-listings.ts";
import { latestOfEachUnit } from "./units.ts";

const keptDates = (...rows: Parameters<typeof sampleRow>[0][]) => {
  const read = readListings(fileOf(rows.map((row) => sampleRow(row))));
  expect(read.problems).toEqual([]);
  return latestOfEachUnit(read.listings).map(({ observed_on }) => observed_on);
};
const [early, late] = ["2026-09-01", "2026-09-09"];

describe("one unit", () => {
  test("a unit seen on two days counts at its latest price, whatever the order of the rows", () => {
    const rows = [
      { observed_on: late, source: "https://dealer.example/fall#12" },
      { observed_on: early, source: "https://dealer.example/summer#12" },
    ];
    expect(keptDates(...rows)).toEqual([late]);
    expect(keptDates(...rows.toReversed())).toEqual([late]);
  });

  test("a unit read twice on one day counts once", () => {
    expect(
      keptDates(
        { observed_on: early, source: "https://github.com/dealer/carts/blob/1/12.md" },
        { observed_on: early, source: "https://github.com/dealer/carts/blob/2/12.md" },
      ),
    ).toEqual([early]);
  });
});

test("two of the same cart on one page are two units, and a later sighting of the page replaces both", () => {
  const sightings = (observed_on: string, ...prices: string[]) =>
    prices.map((price_usd) => ({ observed_on, price_usd, source: "https://dealer.example/used" }));
  expect(keptDates(...sightings(early, "4800", "4500"))).toEqual([early, early]);
  expect(keptDates(...sightings(early, "4800", "4500"), ...sightings(late, "4800"))).toEqual([
    late,
  ]);
});

test.each([
  [
    "from one dealer with different stock numbers",
    "https://dealer.example/#1",
    "https://dealer.example/#2",
  ],
  ["from two dealers with the same stock number", "https://a.example/#1", "https://b.example/#1"],
  [
    "whose addresses end in a slash",
    "https://dealer.example/carts/1/",
    "https://dealer.example/carts/2/",
  ],
  [
    "whose number is in the query",
    "https://dealer.example/cart.php?id=1",
    "https://dealer.example/cart.php?id=2",
  ],
  ["whose sources are only words", "A dealer: by phone", "A dealer: by phone"],
])("two units %s both count", (_, first, second) => {
  expect(
    keptDates({ observed_on: early, source: first }, { observed_on: late, source: second }),
  ).toEqual([early, late]);
});

test("two carts of different years on a page without stock numbers both count", () => {
  const source = "https://dealer.example/used";
  expect(
    keptDates(
      { observed_on: early, source, model_year: "2018" },
      { observed_on: late, source, model_year: "2019" },
    ),
  ).toEqual([early, late]);
});
