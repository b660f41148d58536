import { oneLine } from "../text/sanitize.ts";
import stringWidth from "string-width";

interface Column {
  readonly title: string;
  /** In terminal cells; longer text is cut. */
  readonly maxWidth: number;
}

const gap = "  ";

export function tableRow(columns: readonly Column[], texts: readonly string[]): Cell[] {
  return columns.map(({ maxWidth }, at) => fit(oneLine(texts[at] ?? ""), maxWidth));
}

export function* tableLines(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Generator<string> {
  const titles = columns.map(({ title }) => cellOf(title));
  const widths = titles.map(({ width }, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.width ?? 0), width),
  );
  yield `${line(titles, widths)}\n`;
  for (const row of rows) yield `${line(row, widths)}\n`;
}

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

/** `width` is in terminal cells. */
export interface Cell {
  readonly text: string;
  readonly width: number;
}

export function cellOf(text: string): Cell {
  return { text, width: stringWidth(text) };
}

export function fit(text: string, maxWidth: number): Cell {
  const whole = fitStart(text, maxWidth);
  if (whole.text.length === text.length) return whole;
  const start = fitStart(whole.text, maxWidth - 1);
  const kept = start.text.trimEnd();
  return { text: `${kept}…`, width: start.width - (start.text.length - kept.length) + 1 };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function fitStart(text: string, maxWidth: number): Cell {
  let length = Math.min(plainLength(text), maxWidth);
  let width = length;
  if (length === text.length || length === maxWidth) return { text: text.slice(0, length), width };
  for (const { segment } of graphemes.segment(text.slice(length))) {
    const cells = stringWidth(segment);
    if (width + cells > maxWidth) break;
    length += segment.length;
    width += cells;
  }
  return { text: text.slice(0, length), width };
}

/**
 * Segmenting is slow, and most text is in Latin letters. Everything before the first other
 * character takes one cell each, except the letter right before it, which that character may
 * modify.
 */
function plainLength(text: string): number {
  const firstOther = text.search(/[^\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027]/);
  return firstOther === -1 ? text.length : Math.max(0, firstOther - 1);
}
