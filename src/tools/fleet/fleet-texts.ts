import { cellsOf } from "../../../domain/fleet/csv-reader.ts";
import { valuedCells } from "../../../domain/fleet/fleet-line.ts";
import { valueColumns } from "../../../domain/fleet/value-fleet-cart.ts";
import { safeCell } from "../../../text/csv.ts";
import { type Fleet, valueLine } from "./fleet.ts";

/** The fleet as its source, with what was fixed. Each line has the number that it had there. */
export function* sourceParts({ headingLine, lines }: Fleet): Generator<string> {
  let next = 1;
  for (const { text, line } of headingLine === null ? lines : [headingLine, ...lines]) {
    yield "\n".repeat(Math.max(0, line - next)) + text + "\n";
    next = Math.max(line, next) + (/[\r\n]/.test(text) ? text.split(/\r\n|[\r\n]/).length : 1);
  }
}

/**
 * The valued file, with the columns that the command writes. A cell that a spreadsheet would run
 * as a formula begins with an apostrophe, and a mark tells Excel that the file is in UTF-8.
 */
export function* exportParts(fleet: Fleet): Generator<string> {
  const delimiter = fleet.delimiter === "\t" ? "," : fleet.delimiter;
  const row = (cells: readonly (string | number | null)[]) =>
    `${cells.map((cell) => exportedCell(cell, delimiter)).join(delimiter)}\r\n`;
  yield `\uFEFF${row([...fleet.headings, ...valueColumns])}`;
  for (const { text, line } of fleet.lines) {
    const cells = cellsOf(text, fleet.delimiter);
    const valued = valueLine(fleet, { cells, line });
    yield row(
      valuedCells(fleet.headings.length, cells, "problem" in valued ? valued : valued.value),
    );
  }
}

function exportedCell(cell: string | number | null, delimiter: string): string {
  return typeof cell === "string" ? safeCell(cell, delimiter) : String(cell ?? "");
}

/** Parts of a text as one file, made of few strings: a browser is slow with many small ones. */
export function fileOf(parts: Iterable<string>, type = "text/csv"): Blob {
  const chunks: string[] = [];
  let chunk = "";
  for (const part of parts) {
    chunk += part;
    if (chunk.length < 64 * 1024) continue;
    chunks.push(chunk);
    chunk = "";
  }
  return new Blob([...chunks, chunk], { type });
}
