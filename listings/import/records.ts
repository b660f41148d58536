import * as v from "valibot";
import { columns } from "../../domain/asking-prices/listing.ts";
import { type CsvRecord, type Unreadable, readTable } from "./csv-table.ts";

/**
 * What each row of a CSV file of listings says, and the reason for each invalid one. A column that
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
