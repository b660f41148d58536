import { describe, expect, test } from "vitest";
import { sampleSource } from "../crawl/crawl.fixture.ts";
import type { Crawled } from "../crawl/crawl.ts";
import { judgeFit } from "../fit/fit-with-interval.ts";
import { type ListingRow, readRows } from "../import/read-listings.ts";
import { readsOf } from "../stock/reads.ts";
import { emptyStock, stockAfter } from "../stock/stock.fixture.ts";
import { sampleFile, sampleListings } from "./market.fixture.ts";
import { findStrangeness } from "./strange-source.ts";

const listings = sampleListings();
const market = { listings, model: judgeFit(listings).model };

/** Carts like the published ones. Those of dealer "dealer" are published. */
function rowsOf(count: number, dealer: string, factorOf: (at: number) => number): ListingRow[] {
  const { rows } = readRows(sampleFile({ observed_on: "2026-06-13", dealer }));
  return rows.slice(0, count).map(({ cells, listing }, at) => ({
    cells,
    listing: { ...listing, price_usd: listing.price_usd * factorOf(at) },
  }));
}

function crawledOf(rows: readonly ListingRow[], isWhole = true): Crawled {
  const counts = { skipped: [], broken: 0, documents: 1, unread: [], left: 0 };
  return {
    source: sampleSource(),
    outcome: { kind: "read", taken: rows.length, ...counts },
    taken: { rows, unclear: [], isWhole, version: null },
  };
}

const strangeness = (rows: readonly ListingRow[]) =>
  findStrangeness(crawledOf(rows), market, { stock: emptyStock, today: "2026-06-08" });
const firstAre = (count: number, factor: number) => (at: number) => (at < count ? factor : 1);

describe("prices of carts that are new to us", () => {
  test.each([1, 1.25, 0.8])(
    "a new dealer whose prices are %d times others' may be right",
    (factor) => {
      expect(strangeness(rowsOf(24, "new", () => factor))).toBeNull();
    },
  );

  test.each([10, 0.1, 2.4])("prices %d times what we expect can't be right", (factor) => {
    expect(strangeness(rowsOf(3, "new", () => factor))).toBe(
      "3 of the 3 carts we hadn't seen before are priced below half or above twice what we expect.",
    );
  });

  test("a quarter of a source's prices, and any two of them, may be off", () => {
    expect(strangeness(rowsOf(12, "new", firstAre(3, 10)))).toBeNull();
    expect(strangeness(rowsOf(12, "new", firstAre(4, 10)))).toMatch(
      /^4 of the 12 carts we hadn't seen before/,
    );
    expect(strangeness(rowsOf(2, "new", () => 10))).toBeNull();
  });

  test("carts sold for parts, and carts whose year is disputed, are not judged", () => {
    const rows = rowsOf(12, "new", () => 0.1);
    const change = (changes: Partial<ListingRow["listing"]>) =>
      rows.map((row) => ({ ...row, listing: { ...row.listing, ...changes } }));
    expect(strangeness(change({ note: "boneyard" }))).toBeNull();
    expect(strangeness(change({ year_disputed: true }))).toBeNull();
  });
});

test("a quarter of the prices we knew may change by more than a third, but no more than that", () => {
  expect(strangeness(rowsOf(12, "dealer", firstAre(3, 1.4)))).toBeNull();
  expect(strangeness(rowsOf(12, "dealer", () => 1.3))).toBeNull();
  const text = "carts we already knew are priced below three quarters or above four thirds";
  for (const factor of [1.4, 0.7]) {
    expect(strangeness(rowsOf(12, "dealer", firstAre(4, factor)))).toMatch(`4 of the 12 ${text}`);
  }
});

describe("carts that a source no longer lists", () => {
  const all = rowsOf(24, "dealer", () => 1);
  const afterReading = (
    count: number,
    still: readonly ListingRow[],
    {
      isWhole = true,
      unclear = [],
      today = "2026-06-08",
    }: { isWhole?: boolean; unclear?: readonly ListingRow[]; today?: string } = {},
  ) => {
    const stock = stockAfter(...readsOf([crawledOf(all.slice(0, count))], "2026-06-01"));
    const crawled = crawledOf(still, isWhole);
    const addresses = unclear.map(({ listing }) => listing.source);
    const taken = { ...crawled.taken!, unclear: addresses };
    return findStrangeness({ ...crawled, taken }, market, { stock, today });
  };

  test("four of ten carts may go at once, but half can't", () => {
    expect(afterReading(10, all.slice(0, 6))).toBeNull();
    expect(afterReading(10, all.slice(0, 5))).toBe(
      "It lists only 5 of the 10 carts it had on 2026-06-01.",
    );
  });

  test("half can't go within 60 days; after that any number may, but not all", () => {
    const half = all.slice(0, 5);
    expect(afterReading(10, half, { today: "2026-07-31" })).toMatch(/^It lists only 5/);
    expect(afterReading(10, half, { today: "2026-08-01" })).toBeNull();
    expect(afterReading(10, [], { today: "2026-08-01" })).toMatch(/^It no longer lists any carts/);
  });

  test("new carts don't make up for those that are missing", () => {
    expect(afterReading(10, all.slice(5, 24))).toMatch(/^It lists only 5 of the 10/);
  });

  test("of fewer than ten carts, any number may go, but not all", () => {
    expect(afterReading(9, all.slice(0, 1))).toBeNull();
    expect(afterReading(9, [])).toBe("It no longer lists any carts. It had 9 on 2026-06-01.");
  });

  test("a list that was read only in part isn't missing any carts", () => {
    expect(afterReading(10, [], { isWhole: false })).toBeNull();
  });

  test("carts whose price the dealer took down are still listed", () => {
    expect(afterReading(10, all.slice(0, 5), { unclear: all.slice(5, 10) })).toBeNull();
    expect(afterReading(10, [], { unclear: all.slice(0, 10) })).toBe(
      "It has no carts that we can read. It had 10 on 2026-06-01.",
    );
  });

  test("a source that never listed carts may list none", () => {
    expect(afterReading(0, [])).toBeNull();
  });
});
