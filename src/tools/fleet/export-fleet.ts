import { cellsOf } from "../../../domain/fleet/csv-reader.ts";
import { valuedCells } from "../../../domain/fleet/fleet-line.ts";
import { valueColumns } from "../../../domain/fleet/value-fleet-cart.ts";
import { safeCell } from "../../../text/csv.ts";
import { type Fleet, valueLine } from "./fleet.ts";

/**
 * The valued file, with the columns that the command writes. A cell that a spreadsheet would run
 * as a formula begins with an apostrophe, and a mark tells Excel that the file is in UTF-8.
 */
export function exportFleet(fleet: Fleet): string {
  const delimiter = fleet.delimiter === "\t" ? "," : fleet.delimiter;
  const row = (cells: readonly (string | number | null)[]) =>
    cells
      .map((cell) => (typeof cell === "string" ? safeCell(cell, delimiter) : String(cell ?? "")))
      .join(delimiter);
  const rows = fleet.lines.map(({ text, line }) => {
    const cells = cellsOf(text, fleet.delimiter);
    const valued = valueLine(fleet, { cells, line });
    const value = "problem" in valued ? valued : valued.value;
    return row(valuedCells(fleet.headings.length, cells, value));
  });
  return `\uFEFF${[row([...fleet.headings, ...valueColumns]), ...rows, ""].join("\r\n")}`;
}
