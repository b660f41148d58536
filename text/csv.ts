import { fileText } from "./harmless-text.ts";

type Cell = string | number | boolean | undefined;

/** What a spreadsheet takes for the start of a formula, with the full-width forms. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A file as RFC 4180 has it: UTF-8 without a mark, CRLF, quotes where they are needed. A cell that
 * a spreadsheet would run as a formula begins with an apostrophe; so does a phone number with +.
 */
export function csv(columns: readonly string[], rows: readonly Record<string, Cell>[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cellText).join(",")}\r\n`)
    .join("");
}

/** The text as no spreadsheet runs it. Done twice, it is the same. */
export function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function cellText(cell: Cell): string {
  const safe = withoutFormula(fileText(String(cell ?? "")));
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
