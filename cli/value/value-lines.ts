import publishedModel from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import type { AskingPriceModel } from "../../domain/asking-prices/asking-price-model.ts";
import type { CsvRecord } from "../../domain/fleet/csv-reader.ts";
import { columnsOf, missingColumns, unreadHeadings } from "../../domain/fleet/fleet-columns.ts";
import {
  type Cells,
  type FleetHeadings,
  readFleetLine,
  valuedCells,
} from "../../domain/fleet/fleet-line.ts";
import type { FleetProblem } from "../../domain/fleet/read-fleet-row.ts";
import {
  type FleetValue,
  valueColumns,
  valueFleetCart,
} from "../../domain/fleet/value-fleet-cart.ts";
import { safeCell } from "../../text/csv.ts";
import { CommandError } from "../command.ts";
import type { CsvSource } from "./csv-source.ts";

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
  let headings: FleetHeadings | undefined;
  for await (const record of records) {
    if (headings === undefined) {
      headings = headingsOf(record.cells);
      tally.unread = unreadHeadings(record.cells, headings.columns);
      yield mark + line([...record.cells, ...valueColumns]);
    } else {
      const value = valued(headings, record, asOfYear, tally);
      yield line(valuedCells(headings.count, record.cells, value));
    }
  }
  if (headings === undefined) throw new CommandError(missingColumns({}));
  tally.isComplete = true;
}

function headingsOf(cells: readonly string[]): FleetHeadings {
  const columns = columnsOf(cells);
  const problem = missingColumns(columns);
  if (problem !== undefined) throw new CommandError(problem);
  return { count: cells.length, columns };
}

function valued(
  headings: FleetHeadings,
  record: CsvRecord,
  asOfYear: number,
  tally: Tally,
): FleetValue | FleetProblem {
  const read = readFleetLine(headings, record, asOfYear);
  if ("problem" in read) {
    tally.problems++;
    return read;
  }
  const value = valueFleetCart(model, read, asOfYear);
  tally.carts += read.quantity;
  tally.total += value.appraisal.value * read.quantity;
  if (value.appraisal.base.from === "other") tally.otherMakes += read.quantity;
  return value;
}

function text(cell: string | number | null, delimiter: string): string {
  return typeof cell === "string" ? safeCell(cell, delimiter) : String(cell ?? "");
}
