import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { columns } from "../../domain/market/listing.ts";

/** Why a row, or a whole file, is invalid. Lines are counted from 1, the header's. */
export interface Problem {
  readonly line: number;
  readonly reason: string;
}

export type CsvRecord = Readonly<Record<string, string>>;
export type Unreadable = { readonly reason: string };

/** Reads each row of a CSV file with these columns, with the reason for each invalid one. */
export function readTable<T extends object>(
  csv: string,
  target: readonly string[],
  read: (record: CsvRecord) => T | Unreadable,
): { rows: (T & { readonly line: number })[]; problems: Problem[] } {
  const table = linesOf(csv, target);
  if ("reason" in table) return { rows: [], problems: [table] };
  const rows: (T & { readonly line: number })[] = [];
  const problems: Problem[] = [];
  for (const { record, info } of table.lines) {
    const result = read(record);
    if ("reason" in result) problems.push({ line: info.lines, reason: result.reason });
    else rows.push({ line: info.lines, ...result });
  }
  return { rows, problems };
}

function linesOf(
  csv: string,
  target: readonly string[],
): { lines: { record: CsvRecord; info: { lines: number } }[] } | Problem {
  let header: string[] = [];
  let lines: { record: CsvRecord; info: { lines: number } }[];
  try {
    const options = { bom: true, info: true, skip_empty_lines: true } as const;
    // Lines that were joined by hand may end in different ways.
    const record_delimiter = ["\r\n", "\n", "\r"];
    const columnNames = (names: string[]) => (header = names);
    lines = parse(csv, { ...options, record_delimiter, columns: columnNames });
  } catch (error) {
    const line = error instanceof Error && "lines" in error ? Number(error.lines) : 1;
    return {
      line,
      reason: `is not valid CSV: ${error instanceof Error ? error.message : "unreadable"}`,
    };
  }
  const missing = target.filter((column) => !header.includes(column));
  if (header.length > 0 && missing.length > 0) {
    const names = `${missing.length === 1 ? "column" : "columns"} ${missing.join(", ")}`;
    return { line: 1, reason: `is missing the ${names}` };
  }
  return { lines };
}

/**
 * Reads each row of a CSV file of listings, with the reason for each invalid one. A column that
 * the file may lack is empty.
 */
export function readRecords<T extends object>(
  csv: string,
  read: (record: CsvRecord) => T | Unreadable,
  mayLack: readonly string[] = [],
): ReturnType<typeof readTable<T>> {
  const needed = columns.filter((column) => column !== addedColumn && !mayLack.includes(column));
  return readTable(csv, needed, (record) => read(upToDate(record)));
}

/** The value as the schema has it, or what is wrong with each of its fields. */
export function readBy<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
): { listing: T } | Unreadable {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { listing: parsed.output };
  const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  return { reason: reasons.join("; ") };
}

/** Files from before this column have what it says in their notes. */
const addedColumn = "year_disputed";

function upToDate(record: CsvRecord): CsvRecord {
  if (addedColumn in record) return record;
  const isDisputed = /year conflict|suspect/i.test(record["note"] ?? "");
  return { ...record, [addedColumn]: isDisputed ? "yes" : "" };
}
