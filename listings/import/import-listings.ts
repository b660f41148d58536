import { groupConflicts, withGroups } from "./grouping.ts";
import { type ListingRow, fileOfRows, readRows } from "./listing-row.ts";
import { mergeRows } from "./merge-rows.ts";
import { readListings } from "./read-listings.ts";
import type { Problem } from "./csv-table.ts";

/** The file that an import results in, or every reason why there is none. */
export type Import =
  | { readonly problems: readonly Problem[]; readonly in: "present" | "offered" }
  | {
      readonly csv: string;
      readonly added: readonly ListingRow[];
      readonly duplicates: number;
      readonly total: number;
    };

/** Adds the listings of one file's text to another's. All of them are valid, or nothing is added. */
export function importListings(present: string, offered: string): Import {
  const invalid = readListings(present).problems;
  if (invalid.length > 0) return { problems: invalid, in: "present" };
  const { rows: before } = readRows(present);
  const { rows, problems } = readRows(offered);
  const conflicts = groupConflicts(before, rows).map(({ line, cells }) => ({
    line,
    reason: `group ${cells.group} belongs to another cart, price, or dealer; leave it empty`,
  }));
  const all = [...problems, ...conflicts].toSorted((a, b) => a.line - b.line);
  if (all.length > 0) return { problems: all, in: "offered" };
  const { added: ungrouped, duplicates } = mergeRows(before, rows);
  const added = withGroups(before, ungrouped);
  const merged = [...before, ...added];
  return { csv: fileOfRows(merged), added, duplicates, total: merged.length };
}
