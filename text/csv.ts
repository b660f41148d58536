import { stripControls } from "./sanitize.ts";

type Cell = string | number | boolean | undefined;
type Row = Readonly<Record<string, Cell>>;

/**
 * Characters that make a spreadsheet treat a cell as a formula, including their full-width forms.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A file in RFC 4180 format: UTF-8 without a byte order mark, CRLF, quotes only where needed. A
 * cell that a spreadsheet would run as a formula begins with an apostrophe; so does a phone number
 * that begins with +.
 */
export function csv(columns: readonly string[], rows: readonly Row[]): string {
  return [line(columns), ...rows.map((row) => csvRow(columns, row))].join("");
}

/** The same file, line by line. */
export async function* csvLines(
  columns: readonly string[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  yield line(columns);
  for await (const row of rows) yield csvRow(columns, row);
}

/** The text in a form that no spreadsheet runs. Applying it twice changes nothing. */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function csvRow(columns: readonly string[], row: Row): string {
  return line(columns.map((column) => row[column]));
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  const safe = escapeFormula(stripControls(String(cell ?? "")));
  return quotedIfNeeded(safe, ",");
}

/** A cell as a file with this delimiter has it. Unlike `csv`, it changes nothing else in the text. */
export function quotedIfNeeded(text: string, delimiter: string): string {
  const needed = text.includes(delimiter) || /["\r\n]/.test(text);
  return needed ? `"${text.replaceAll('"', '""')}"` : text;
}
