import type { CsvRecord } from "./csv-reader.ts";
import { readModelYear } from "./cell-numbers.ts";
import { isBlank } from "./cell-text.ts";
import { type FleetColumns, columnsOf } from "./columns.ts";
import { type FleetCart, type FleetProblem, type OtherVehicle, readFleetRow } from "./row.ts";

/** The properties that all lines of a spreadsheet share. */
export interface FleetHeadings {
  /** How many columns have a heading. */
  readonly count: number;
  readonly columns: FleetColumns;
}

type Line = Pick<CsvRecord, "cells" | "line">;

export const tooManyCells =
  "there are more cells than headings. Put quotes around a cell that contains the separator.";

/** Reads a whole line: no cell of it may be beyond the headings, since nobody can say what it is. */
export function readFleetLine(
  { count, columns }: FleetHeadings,
  { cells, line }: Line,
  today: string,
): FleetCart | FleetProblem | OtherVehicle {
  return cellBeyond(count, cells) === null
    ? readFleetRow(columns, { cells, line, today })
    : { problem: `Line ${line}: ${tooManyCells}` };
}

/** The position of the first cell beyond the headings that is not blank; null if there is none. */
export function cellBeyond(count: number, cells: readonly string[]): number | null {
  const at = cells.findIndex((cell, position) => position >= count && cell.trim() !== "");
  return at === -1 ? null : at;
}

/** The columns of typed lines without headings, in the order in which the value tool asks. */
const typedHeadings = [
  "Year",
  "Make",
  "Model",
  "Seats",
  "Power",
  "Condition",
  "Battery age",
  "Upgrades",
  "Quantity",
] as const;

/** Another vehicle in the usual order, and no sentence about one. */
function hasNames(cells: readonly string[], today: string): boolean {
  const [year = "", make = "", model = ""] = cells;
  const hasYear = !isBlank(year) && readModelYear(year, Number(today.slice(0, 4))) !== null;
  return hasYear && !isBlank(make) && !isBlank(model);
}

const layouts: readonly (readonly string[])[] = [typedHeadings, ["Cart", "Quantity"]];

/**
 * The headings that lines without any seem to have by the order of their cells, such as "2018, Club
 * Car, Precedent" or "2018 Club Car Precedent"; null if none of these lines reads so.
 */
export function headingsOfTyped(
  lines: readonly (readonly string[])[],
  today: string,
): readonly string[] | null {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  for (const layout of layouts) {
    const headings = layout.slice(0, width);
    const columns: FleetColumns = columnsOf(headings);
    const reads = (cells: readonly string[]) => {
      const read = readFleetLine({ count: headings.length, columns }, { cells, line: 1 }, today);
      return "cart" in read || ("notCart" in read && hasNames(cells, today));
    };
    if (lines.some(reads)) return headings;
  }
  return null;
}
