import { stripControls } from "./sanitize.ts";

type Cell = string | number | boolean | null | undefined;
type Row = Readonly<Record<string, Cell>>;

/**
 * Characters that make a spreadsheet treat a cell as a formula, including their full-width forms,
 * at the start of a cell, or where another program might start one, even behind quotation marks.
 */
const formula = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])"*)|^(?=[\t\r\n])/gu;

/**
 * RFC 4180 in UTF-8 without a byte order mark: CRLF, and quotes only where needed. A cell that a
 * spreadsheet would run as a formula begins with an apostrophe, and so does a phone number that
 * begins with +.
 */
export function csvText(columns: readonly string[], rows: readonly Row[]): string {
  return [line(columns), ...rows.map((row) => csvRow(columns, row))].join("");
}

export async function* csvLines(
  columns: readonly string[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  yield line(columns);
  for await (const row of rows) yield csvRow(columns, row);
}

/**
 * Keeps spreadsheets from running the text, even if it begins another cell at a comma, a semicolon,
 * or a tab. Applying it twice changes nothing. A blank cell and a dash alone stay unchanged.
 */
export function escapeFormula(text: string): string {
  return /^[\s-]*$/.test(text) ? text : text.replace(formula, "'");
}

function csvRow(columns: readonly string[], row: Row): string {
  return line(columns.map((column) => row[column]));
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  return safeCell(String(cell ?? ""), ",");
}

/** For anyone's text: no spreadsheet or terminal runs the cell. */
export function safeCell(text: string, delimiter: string): string {
  return quotedIfNeeded(escapeFormula(stripControls(text)), delimiter);
}

/**
 * Unlike `safeCell`, changes nothing else in the text. Another program may take a semicolon or a
 * tab for the delimiter.
 */
export function quotedIfNeeded(text: string, delimiter: string): string {
  const needed = text.includes(delimiter) || /[";\t\r\n]/.test(text);
  return needed ? `"${text.replaceAll('"', '""')}"` : text;
}
