import { type Listing, listingSchema, listingColumns } from "../../domain/market/listing.ts";
import { isOfRunningCart } from "../../domain/market/priced-cart.ts";
import { type Problem, readBy, readRecords, type CsvRecord } from "./csv-table.ts";
import { readFileSync } from "node:fs";
import { projectFolder } from "../../config/folders.ts";
import * as v from "valibot";
import { csvText, escapeFormula } from "../../text/csv.ts";
import { oneLine } from "../../text/sanitize.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { spellingOf } from "../../domain/words/name-match.ts";

/** Never throws, whatever the text. */
export function readListings(text: string): { listings: Listing[]; problems: Problem[] } {
  const { rows, problems } = readRecords(text, (record) => readBy(listingSchema, record));
  return { listings: rows.map(({ listing }) => listing), problems };
}

export function readEvidence(text: string): ReturnType<typeof readListings> {
  const { listings, problems } = readListings(text);
  return { listings: listings.filter(isOfRunningCart), problems };
}

export const listingsFile = `${projectFolder}listings/listings.csv`;
export const modelFile = `${projectFolder}domain/market/asking-price-model.json`;

/** An import has checked this file, so a problem in it is a bug. */
export function readListingsFile(): Listing[] {
  const { listings, problems } = readEvidence(readFileSync(listingsFile, "utf8"));
  if (problems.length > 0) throw new Error(`${listingsFile}: ${JSON.stringify(problems)}`);
  return listings;
}

type Cells = Readonly<Record<(typeof listingColumns)[number], string>>;

export interface ListingRow {
  readonly cells: Cells;
  readonly listing: Listing;
}

const ungroupedSchema = v.object({
  ...listingSchema.entries,
  group: v.union([v.literal(""), listingSchema.entries.group], "is longer than 80 characters"),
});

/** Rows need no group. An import needs all columns, so that a misspelled one is noticed. */
export function readRows(
  text: string,
  mayLack: readonly string[] = [],
): ReturnType<typeof readRecords<ListingRow>> {
  return readRecords(text, rowOf, mayLack);
}

export const emptyColumns = [
  "seats",
  "battery_type",
  "battery_year",
  "lifted",
  "place",
  "group",
  "note",
] as const;

export function rowOf(record: CsvRecord): ListingRow | { readonly reason: string } {
  const cells = sanitizedCells(record);
  const read = readBy(ungroupedSchema, cells);
  return "reason" in read ? read : { cells, ...read };
}

/** Sorted by day, then by source, then by each column, so that the order is always the same. */
export function fileOfRows(rows: readonly ListingRow[]): string {
  return csvText(listingColumns, rows.map(({ cells }) => cells).toSorted(compareListings));
}

const orderedBy = ["observed_on", "source", ...listingColumns] as const;

function compareListings(a: Cells, b: Cells): number {
  const column = orderedBy.find((each) => a[each] !== b[each]);
  // By code unit, which is the same on every machine.
  return column === undefined ? 0 : a[column] < b[column] ? -1 : 1;
}

/**
 * Keeps only our columns, each on one line and safe to open in a spreadsheet, with the make spelled
 * as in the directory.
 */
function sanitizedCells(record: CsvRecord): Cells {
  const cells = listingColumns.map((column) => {
    const text = escapeFormula(oneLine(record[column] ?? ""));
    return [column, column === "make" ? (makeAsListed(text) ?? text) : text];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column has its cell
  return Object.fromEntries(cells) as Cells;
}

const listed = new Map(makes.map(({ name }) => [spellingOf(name), name]));

/** "EZ-GO" for "E-Z-Go"; undefined for a make that isn't in the directory. */
export function makeAsListed(make: string): string | undefined {
  return listed.get(spellingOf(make));
}
