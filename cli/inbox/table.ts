import { oneLine } from "../../text/sanitize.ts";
import { type Cell, fit, widthOf } from "./cell.ts";

interface Column {
  readonly title: string;
  /** In terminal cells; longer text is cut. */
  readonly longest: number;
}

const gap = "  ";

/** Visitors' text is sanitized, and cut to its column. */
export function tableRow(columns: readonly Column[], texts: readonly string[]): Cell[] {
  return columns.map(({ longest }, at) => fit(oneLine(texts[at] ?? ""), longest));
}

/** Aligned lines for a terminal, the titles first. */
export function* tableLines(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Generator<string> {
  const titles = columns.map(({ title }) => ({ text: title, width: widthOf(title) }));
  const widths = titles.map(({ width }, at) =>
    rows.reduce((widest, row) => Math.max(widest, row[at]?.width ?? 0), width),
  );
  yield `${line(titles, widths)}\n`;
  for (const row of rows) yield `${line(row, widths)}\n`;
}

/** Names and values, the values below one another; a value may have several lines. */
export function sheet(pairs: readonly (readonly [string, readonly string[]])[]): string {
  const indent = Math.max(...pairs.map(([name]) => widthOf(name)));
  const cell = (text: string) => ({ text, width: widthOf(text) });
  return pairs
    .flatMap(([name, values]) =>
      values.map((value, at) => line([cell(at ? "" : name), cell(value)], [indent])),
    )
    .join("\n");
}

export function counted(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

function line(row: readonly Cell[], widths: readonly number[]): string {
  return row
    .map(({ text, width }, at) => text + " ".repeat(Math.max(0, (widths[at] ?? 0) - width)))
    .join(gap)
    .trimEnd();
}
