import { type Listing, listingSchema, columns } from "../../domain/market/listing.ts";
import { isOfRunningCart } from "../../domain/market/priced-cart.ts";
import { type Problem, readBy, readRecords, type CsvRecord } from "./csv-table.ts";
import { readFileSync } from "node:fs";
import { projectFolder } from "../../config/dist-folder.ts";
import * as v from "valibot";
import { csv, escapeFormula } from "../../text/csv.ts";
import { oneLine } from "../../text/sanitize.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { spellingOf } from "../../domain/valuation/model-match.ts";

/** The listings in a CSV file, and a reason for each invalid row. Never throws, whatever the text. */
export function readListings(text: string): { listings: Listing[]; problems: Problem[] } {
  const { rows, problems } = readRecords(text, (record) => readBy(listingSchema, record));
  return { listings: rows.map(({ listing }) => listing), problems };
}

/** The same without what says nothing of the price of a running cart. */
export function readEvidence(text: string): ReturnType<typeof readListings> {
  const { listings, problems } = readListings(text);
  return { listings: listings.filter(isOfRunningCart), problems };
}

/** The listings that this site's evidence is based on. */
export const listingsFile = `${projectFolder}listings/listings.csv`;
/** The model fitted to the listings. */
export const modelFile = `${projectFolder}domain/market/asking-price-model.json`;

/** The site's own listings of running carts, which an import has checked: a problem in them is a bug. */
export function ownListings(): Listing[] {
  const { listings, problems } = readEvidence(readFileSync(listingsFile, "utf8"));
  if (problems.length > 0) throw new Error(`${listingsFile}: ${JSON.stringify(problems)}`);
  return listings;
}

type Cells = Readonly<Record<(typeof columns)[number], string>>;

/** A row as text and as values. Its group may still be empty. */
export interface ListingRow {
  readonly cells: Cells;
  readonly listing: Listing;
}

const ungroupedSchema = v.object({
  ...listingSchema.entries,
  group: v.union([v.literal(""), listingSchema.entries.group], "is longer than 80 characters"),
});

/**
 * The rows of a CSV file, which need no group, and a reason for each invalid one. An import needs all
 * columns, so that a misspelled one is noticed.
 */
export function readRows(
  text: string,
  mayLack: readonly string[] = [],
): ReturnType<typeof readRecords<ListingRow>> {
  return readRecords(text, rowOf, mayLack);
}

/** The columns in which every cell may be empty. */
export const emptyColumns = [
  "seats",
  "battery_type",
  "battery_year",
  "lifted",
  "place",
  "group",
  "note",
] as const;

/** A row with these cells, or why they are not one. */
export function rowOf(record: CsvRecord): ListingRow | { readonly reason: string } {
  const cells = sanitizedCells(record);
  const read = readBy(ungroupedSchema, cells);
  return "reason" in read ? read : { cells, ...read };
}

/** A file of these rows, always in the same order: oldest first, then by source, then by each column. */
export function fileOfRows(rows: readonly ListingRow[]): string {
  return csv(columns, rows.map(({ cells }) => cells).toSorted(inOrder));
}

const orderedBy = ["observed_on", "source", ...columns] as const;

function inOrder(a: Cells, b: Cells): number {
  const column = orderedBy.find((each) => a[each] !== b[each]);
  // By code unit, which is the same on every machine.
  return column === undefined ? 0 : a[column] < b[column] ? -1 : 1;
}

/** Only our columns, each on one line, safe to open in a spreadsheet, the make as in the directory. */
function sanitizedCells(record: CsvRecord): Cells {
  const cells = columns.map((column) => {
    const text = escapeFormula(oneLine(record[column] ?? ""));
    return [column, column === "make" ? (makeAsListed(text) ?? text) : text];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column has its cell
  return Object.fromEntries(cells) as Cells;
}

const listed = new Map(makes.map(({ name }) => [spellingOf(name), name]));

/** The directory's spelling of a make: "EZ-GO" for "E-Z-Go". Undefined for a make that is not in it. */
export function makeAsListed(make: string): string | undefined {
  return listed.get(spellingOf(make));
}
