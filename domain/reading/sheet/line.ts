import type { CsvRecord } from "./csv-reader.ts";
import { readModelYear } from "./cell-numbers.ts";
import { isBlank } from "./cell-text.ts";
import { type FleetColumns, type Pair, columnsOf, recognizeColumns } from "./columns.ts";
import {
  type FleetCart,
  type FleetProblem,
  type OtherVehicle,
  findFaults,
  problemAt,
  readFleetRow,
} from "./row.ts";

export interface FleetHeadings {
  readonly count: number;
  readonly columns: FleetColumns;
  readonly pairs?: readonly Pair[];
}

type Line = Pick<CsvRecord, "cells" | "line">;

export const tooManyCells =
  "there are more cells than headings. Put quotes around a cell that contains the separator.";

/** Refuses a line with a filled cell beyond the headings, because nobody can say what it is. */
export function readFleetLine(
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

function hasNames(cells: readonly string[], today: string): boolean {
  const [year = "", make = "", model = ""] = cells;
  const hasYear = !isBlank(year) && readModelYear(year, Number(today.slice(0, 4))) !== null;
  return hasYear && !isBlank(make) && !isBlank(model);
}

const layouts: readonly (readonly string[])[] = [typedHeadings, ["Cart", "Quantity"]];

/**
 * Guesses headings from the order of the cells, such as "2018, Club Car, Precedent" or "2018 Club
 * Car Precedent". Null if no line can be read that way.
 */
export function guessHeadings(
  lines: readonly (readonly string[])[],
  today: string,
): readonly string[] | null {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  for (const layout of layouts) {
    const headings = layout.slice(0, width);
    const columns: FleetColumns = recognizeColumns(headings);
    const isReadable = (cells: readonly string[]) => {
      const line = { cells, line: 1 };
      const read = readFleetLine({ count: headings.length, columns }, line, today);
      if ("problem" in read && findExtraCell(headings.length, cells) === null) {
        const faults = findFaults(columns, { ...line, today });
        return faults.every(({ detail }) => detail === "quantity");
      }
      return "cart" in read || ("notCart" in read && hasNames(cells, today));
    };
    if (lines.some(isReadable)) return headings;
  }
  return null;
}
