import publishedModel from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import type { AskingPriceModel } from "../../domain/asking-prices/asking-price-model.ts";
import {
  type FleetColumns,
  columnsOf,
  missingColumns,
  unreadHeadings,
} from "../../domain/fleet/fleet-columns.ts";
import { readFleetRow } from "../../domain/fleet/read-fleet-row.ts";
import { valueCells, valueColumns, valueFleetCart } from "../../domain/fleet/value-fleet-cart.ts";
import { quotedIfNeeded } from "../../text/csv.ts";
import { CommandError } from "../command.ts";
import type { CsvRecord, CsvSource } from "./csv-source.ts";

const model: AskingPriceModel = publishedModel;

/** What was valued so far. */
export interface Tally {
  carts: number;
  /** Of these, those whose make is not in the directory. */
  otherMakes: number;
  problems: number;
  /** In whole US dollars. */
  total: number;
  /** The headings of columns that no figure depends on. */
  unread: readonly string[];
  /** Whether every line was read. */
  isComplete: boolean;
}

export function emptyTally(): Tally {
  return { carts: 0, otherMakes: 0, problems: 0, total: 0, unread: [], isComplete: false };
}

type Cells = readonly (string | number | null)[];

/**
 * The lines of the valued file, one for each line of the source. Throws a `CommandError` if it has
 * no headings.
 */
export async function* valueLines(
  { delimiter, mark, records }: CsvSource,
  asOfYear: number,
  tally: Tally,
): AsyncGenerator<string> {
  const line = (cells: Cells) =>
    `${cells.map((cell) => text(cell, delimiter)).join(delimiter)}\r\n`;
  let headings: Headings | undefined;
  for await (const record of records) {
    if (headings === undefined) {
      headings = headingsOf(record.cells);
      tally.unread = unreadHeadings(record.cells, headings.columns);
      yield mark + line([...record.cells, ...valueColumns]);
    } else {
      yield line(valuedCells(headings, record, asOfYear, tally));
    }
  }
  if (headings === undefined) throw new CommandError(missingColumns({}));
  tally.isComplete = true;
}

interface Headings {
  readonly count: number;
  readonly columns: FleetColumns;
}

function headingsOf(cells: readonly string[]): Headings {
  const columns = columnsOf(cells);
  const problem = missingColumns(columns);
  if (problem !== undefined) throw new CommandError(problem);
  return { count: cells.length, columns };
}

/** The cells of a line, then ours; cells beyond the headings come last, so that ours line up. */
function valuedCells(
  { count, columns }: Headings,
  { cells, line }: CsvRecord,
  asOfYear: number,
  tally: Tally,
): Cells {
  const own = Array.from({ length: count }, (_, at) => cells[at] ?? "");
  const beyond = cells.slice(count);
  return [...own, ...ourCells(columns, { cells, line, asOfYear }, beyond, tally), ...beyond];
}

function ourCells(
  columns: FleetColumns,
  row: CsvRecord & { asOfYear: number },
  beyond: readonly string[],
  tally: Tally,
): Cells {
  const read = beyond.some((cell) => cell.trim() !== "")
    ? { problem: `Line ${row.line}: ${tooManyCells}` }
    : readFleetRow(columns, row);
  if ("problem" in read) {
    tally.problems++;
    return valueColumns.map((column) => (column === "problem" ? read.problem : null));
  }
  const value = valueFleetCart(model, read, row.asOfYear);
  tally.carts += read.quantity;
  tally.total += value.appraisal.value * read.quantity;
  if (value.appraisal.base.from === "other") tally.otherMakes += read.quantity;
  return valueCells(value);
}

const tooManyCells =
  "there are more cells than headings. Put quotes around a cell that contains the separator.";

function text(cell: string | number | null, delimiter: string): string {
  return typeof cell === "string" ? quotedIfNeeded(cell, delimiter) : String(cell ?? "");
}
