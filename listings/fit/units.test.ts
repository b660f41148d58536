import { describe, expect, test } from "vitest";
import { fileOf, sampleRow } from "../../domain/asking-prices/listing-samples.ts";
import { readListings } from "../import/read-listings.ts";
import { latestOfEachUnit } from "./units.ts";

const observedOf = (...rows: Parameters<typeof sampleRow>[0][]) => {
  const { listings, problems } = readListings(fileOf(rows.map((row) => sampleRow(row))));
  expect(problems).toEqual([]);
  return latestOfEachUnit(listings).map(({ observed_on }) => observed_on);
};
const [early, late] = ["2026-09-01", "2026-09-09"];

describe("one unit", () => {
  test("seen on two days counts at its latest price, in whichever order the rows stand", () => {
    const rows = [
      { observed_on: late, source: "https://dealer.example/fall#12" },
      { observed_on: early, source: "https://dealer.example/summer#12" },
    ];
    expect(observedOf(...rows)).toEqual([late]);
    expect(observedOf(...rows.toReversed())).toEqual([late]);
  });

  test("read twice on one day counts once", () => {
    expect(
      observedOf(
        { observed_on: early, source: "https://github.com/dealer/carts/blob/1/12.md" },
        { observed_on: early, source: "https://github.com/dealer/carts/blob/2/12.md" },
      ),
    ).toEqual([early]);
  });
});

describe("two units", () => {
  test.each([
    [
      "of one dealer with other stock numbers",
      "https://dealer.example/#1",
      "https://dealer.example/#2",
    ],
    ["of two dealers with one stock number", "https://a.example/#1", "https://b.example/#1"],
    [
      "on one page without stock numbers",
      "https://dealer.example/used",
      "https://dealer.example/used",
    ],
    ["that only words tell of", "A dealer: by phone", "A dealer: by phone"],
  ])("%s both count", (_, first, second) => {
    expect(
      observedOf({ observed_on: early, source: first }, { observed_on: late, source: second }),
    ).toEqual([early, late]);
  });
});
