import type { CsvRecord } from "./csv-reader.ts";
import { type FleetColumns, type Pair, columnsOf } from "./columns.ts";
import {
  type FleetCart,
  type FleetProblem,
  type OtherVehicle,
  problemAt,
  readFleetRow,
} from "./row.ts";

interface FleetHeadings {
  readonly count: number;
  readonly columns: FleetColumns;
  readonly pairs?: readonly Pair[];
}

type Line = Pick<CsvRecord, "cells" | "line">;

export const tooManyCells =
  "there are more cells than headings. Put quotes around a cell that contains the separator.";

/** Refuses a line with a filled cell beyond the headings, because we can't tell what it is. */
export function readHeadedRow(
  { count, columns, pairs = [] }: FleetHeadings,
  { cells, line }: Line,
  today: string,
): FleetCart | FleetProblem | OtherVehicle {
  return findExtraCell(count, cells) === null
    ? readFleetRow(columnsOf({ columns, pairs }, cells), { cells, line, today })
    : problemAt(line, tooManyCells);
}

export function findExtraCell(count: number, cells: readonly string[]): number | null {
  const index = cells.findIndex((cell, position) => position >= count && cell.trim() !== "");
  return index === -1 ? null : index;
}
