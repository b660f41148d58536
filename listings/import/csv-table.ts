// Tested in read-listings.test.ts.
import { csvReader } from "../../domain/reading/sheet/csv-reader.ts";
import * as v from "valibot";
import { listingColumns } from "../../domain/market/listing.ts";

/** Lines are counted from 1, the header's. */
export interface Problem {
  readonly line: number;
  readonly reason: string;
}

export type CsvRecord = Readonly<Record<string, string>>;
export type Unreadable = { readonly reason: string };

export function readTable<T extends object>(
  csv: string,
  columnNames: readonly string[],
  read: (record: CsvRecord) => T | Unreadable,
): { rows: (T & { readonly line: number })[]; problems: Problem[] } {
  const table = parseTable(csv);
  if ("reason" in table) return { rows: [], problems: [table] };
  const missing = columnNames.filter((column) => !table.header.includes(column));
  if (table.header.length > 0 && missing.length > 0) {
    const names = `${missing.length === 1 ? "column" : "columns"} ${missing.join(", ")}`;
    return { rows: [], problems: [{ line: 1, reason: `is missing the ${names}` }] };
  }
  const rows: (T & { readonly line: number })[] = [];
  const problems: Problem[] = [];
  for (const { record, line } of table.records) {
    const result = read(record);
    if ("reason" in result) problems.push({ line, reason: result.reason });
    else rows.push({ line, ...result });
  }
  return { rows, problems };
}

interface Table {
  readonly header: readonly string[];
  readonly records: readonly { readonly record: CsvRecord; readonly line: number }[];
}

/** Keys records by the header's names. A record of another length makes the file invalid. */
function parseTable(csv: string): Table | Problem {
  const { records, unread } = csvReader(",")(csv.replace(/^\uFEFF/, ""), true);
  if (unread !== null) {
    const fault = unread.why === "open quote" ? "a quote is never closed" : "a line is too long";
    return { line: unread.line, reason: `is not valid CSV: ${fault}` };
  }
  const [header = [], ...rows] = records.map(({ cells }) => cells);
  const odd = records.find(({ cells }) => cells.length !== header.length);
  if (odd !== undefined) {
    const reason = `is not valid CSV: ${odd.cells.length} cells under ${header.length} headings`;
    return { line: odd.line, reason };
  }
  return {
    header,
    records: rows.map((cells, index) => ({
      record: Object.fromEntries(header.map((name, column) => [name, cells[column]!])),
      line: records[index + 1]!.line,
    })),
  };
}

export function readRecords<T extends object>(
  csv: string,
  read: (record: CsvRecord) => T | Unreadable,
  mayLack: readonly string[] = [],
): ReturnType<typeof readTable<T>> {
  const needed = listingColumns.filter(
    (column) => column !== addedColumn && !mayLack.includes(column),
  );
  return readTable(csv, needed, (record) => read(upgradeRecord(record)));
}

export function readBy<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
): { listing: T } | Unreadable {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { listing: parsed.output };
  const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  return { reason: reasons.join("; ") };
}

/** Older files have this in their notes. */
const addedColumn = "year_disputed";

function upgradeRecord(record: CsvRecord): CsvRecord {
  if (addedColumn in record) return record;
  const isDisputed = /year conflict|suspect/i.test(record["note"] ?? "");
  return { ...record, [addedColumn]: isDisputed ? "yes" : "" };
}
