import { expect, test } from "vitest";
import { sampleRow } from "../../domain/market/listing.fixture.ts";
import { sampleSource } from "../crawl/crawl.fixture.ts";
import type { Crawled } from "../crawl/crawl.ts";
import { type ListingRow, rowOf } from "../import/read-listings.ts";
import { readReads, readsOf, readsText } from "./reads.ts";

const source = sampleSource({ url: "https://dealer.example/used" });
const row = (path: string, changes: Parameters<typeof sampleRow>[0] = {}) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a sample row is valid
  rowOf(sampleRow({ source: `https://dealer.example/${path}`, ...changes })) as ListingRow;

function crawled(
  rows: readonly ListingRow[],
  changes: Partial<NonNullable<Crawled["taken"]>> = {},
): Crawled {
  const counts = { skipped: [], broken: 0, documents: 1, unread: [], left: 0 };
  return {
    source,
    outcome: { kind: "read", taken: rows.length, ...counts },
    taken: { rows, unclear: [], isWhole: true, version: null, ...changes },
  };
}

const readOf = (...given: Parameters<typeof crawled>) =>
  readsOf([crawled(...given)], "2026-06-01")[0]!;

test("a read has a source's units with their prices", () => {
  expect(readOf([row("carts/7"), row("carts/8", { price_usd: "4100" })])).toMatchObject({
    list: source.url,
    day: "2026-06-01",
    kind: "whole",
    units: [
      { unit: "dealer.example 7", make: "EZ-GO", model_year: 2019, price_usd: 4800 },
      { unit: "dealer.example 8", price_usd: 4100 },
    ],
    unclear: [],
  });
});

test("a source that couldn't be read as a whole says so, and which carts it couldn't read", () => {
  const taken = { isWhole: false, unclear: ["https://dealer.example/carts/9"] };
  expect(readOf([], taken)).toMatchObject({ kind: "part", unclear: ["dealer.example 9"] });
});

test("a cart that a source lists twice is one unit", () => {
  expect(readOf([row("new/7"), row("used/7"), row("used/7")]).units).toHaveLength(1);
});

test("two of the same cart on one page at two prices can't be told apart, but the page's other carts can", () => {
  const page = [row("used"), row("used", { price_usd: "4100" }), row("used", { model: "TXT" })];
  expect(readOf(page)).toMatchObject({
    units: [{ unit: "dealer.example used 2019 ezgo txt" }],
    unclear: ["dealer.example used 2019 ezgo rxv"],
  });
});

test("the read of an unchanged source says only that, and one that couldn't be read has none", () => {
  const unchanged: Crawled = { source, outcome: { kind: "unchanged" }, taken: null };
  const failed: Crawled = {
    source,
    outcome: { kind: "failed", reason: "answered 500" },
    taken: null,
  };
  expect(readsOf([unchanged, failed], "2026-06-01")).toEqual([
    { list: source.url, day: "2026-06-01", kind: "unchanged", units: [], unclear: [] },
  ]);
});

test("reads come back from their file unchanged, and any other file is rejected", () => {
  const reads = [readOf([row("carts/7")])];
  expect(readReads(readsText(reads))).toEqual(reads);
  expect(readReads('[{"list":1}]')).toBeNull();
  expect(readReads("list,unit")).toBeNull();
});
