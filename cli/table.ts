import { oneLine } from "../text/sanitize.ts";
import { type Cell, cellOf, fit } from "./cell.ts";

interface Column {
  readonly title: string;
  /** In terminal cells; longer text is cut. */
  readonly maxWidth: number;
}

const gap = "  ";

/** Visitors' text is sanitized and cut to fit its column. */
export function tableRow(columns: readonly Column[], texts: readonly string[]): Cell[] {
  return columns.map(({ maxWidth }, at) => fit(oneLine(texts[at] ?? ""), maxWidth));
}

/** Aligned lines for a terminal, starting with the titles. */
export function* tableLines(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Generator<string> {
  const titles = columns.map(({ title }) => cellOf(title));
  const widths = titles.map(({ width }, at) =>
    rows.reduce((widest, row) => Math.max(widest, row[at]?.width ?? 0), width),
  );
  yield `${line(titles, widths)}\n`;
  for (const row of rows) yield `${line(row, widths)}\n`;
}

/** Names and values, aligned in two columns; a value may have several lines. */
export function keyValues(pairs: readonly (readonly [string, readonly string[]])[]): string {
  const indent = Math.max(...pairs.map(([name]) => cellOf(name).width));
  return pairs
    .flatMap(([name, values]) =>
      values.map((value, at) => line([cellOf(at === 0 ? name : ""), cellOf(value)], [indent])),
    )
    .join("\n");
}

function line(row: readonly Cell[], widths: readonly number[]): string {
  return row
    .map(({ text, width }, at) => text + " ".repeat(Math.max(0, (widths[at] ?? 0) - width)))
    .join(gap)
    .trimEnd();
}
