import { misgrouped, withGroups } from "./grouping.ts";
import { fileOfRows, readRows } from "./listing-row.ts";
import { mergeRows } from "./merge-rows.ts";
import { readListings } from "./read-listings.ts";
import type { Fault } from "./records.ts";

/** The file that an import makes, or every reason why it makes none. */
export type Import =
  | { readonly faults: readonly Fault[]; readonly in: "present" | "offered" }
  | {
      readonly csv: string;
      readonly added: number;
      readonly duplicates: number;
      readonly total: number;
    };

/** Adds the listings of one file's text to another's. All of them are good, or nothing is added. */
export function importListings(present: string, offered: string): Import {
  const spoilt = readListings(present).faults;
  if (spoilt.length > 0) return { faults: spoilt, in: "present" };
  const { rows: before } = readRows(present);
  const { rows, faults } = readRows(offered);
  const foreign = misgrouped(before, rows).map(({ line, cells }) => ({
    line,
    reason: `group ${cells.group} is another cart's, price's or dealer's; leave it empty`,
  }));
  const all = [...faults, ...foreign].toSorted((a, b) => a.line - b.line);
  if (all.length > 0) return { faults: all, in: "offered" };
  const { added, duplicates } = mergeRows(before, rows);
  const merged = [...before, ...withGroups(before, added)];
  return { csv: fileOfRows(merged), added: added.length, duplicates, total: merged.length };
}
