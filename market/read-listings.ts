import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { type Listing, columns, listingSchema } from "./listing.ts";

/** Why a row, or a whole file, cannot be taken. Lines are counted from 1, the head's. */
export interface Fault {
  readonly line: number;
  readonly reason: string;
}

/** The listings of a CSV file, and a reason for each row that is none. Never throws for a text. */
export function readListings(csv: string): { listings: Listing[]; faults: Fault[] } {
  const table = recordsOf(csv);
  if ("reason" in table) return { listings: [], faults: [table] };
  const listings: Listing[] = [];
  const faults: Fault[] = [];
  for (const { line, record } of table.records) {
    const parsed = v.safeParse(listingSchema, record);
    if (parsed.success) listings.push(parsed.output);
    else faults.push({ line, reason: reasonOf(parsed.issues) });
  }
  return { listings, faults };
}

interface NumberedRecord {
  readonly line: number;
  readonly record: Readonly<Record<string, string>>;
}

function recordsOf(csv: string): { records: NumberedRecord[] } | Fault {
  let rows: { record: Record<string, string>; info: { lines: number } }[];
  try {
    rows = parse(csv, { columns: true, bom: true, info: true, skip_empty_lines: true });
  } catch (error) {
    const line = error instanceof Error && "lines" in error ? Number(error.lines) : 1;
    return { line, reason: `is no CSV: ${error instanceof Error ? error.message : "unreadable"}` };
  }
  const missing = columns.filter((column) => rows[0] && !(column in rows[0].record));
  if (missing.length > 0) return { line: 1, reason: `lacks the columns ${missing.join(", ")}` };
  return { records: rows.map(({ record, info }) => ({ line: info.lines, record })) };
}

function reasonOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join("; ");
}
