import { oneLine } from "../text/harmless-text.ts";

interface Column {
  readonly title: string;
  /** In terminal cells; longer text is cut. */
  readonly longest: number;
}

const gap = "  ";
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/v;

/** Aligned lines for a terminal, the titles first. Visitors' text is made harmless. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cells = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ longest }, at) => cut(oneLine(row[at] ?? ""), longest))),
  ];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => width(row[at] ?? ""))));
  return cells.map((row) => line(row, widths)).join("\n");
}

/** Names and values, the values below one another; a value may have several lines. */
export function sheet(pairs: readonly (readonly [string, readonly string[]])[]): string {
  const indent = Math.max(...pairs.map(([name]) => width(name)));
  return pairs
    .flatMap(([name, values]) => values.map((value, at) => line([at ? "" : name, value], [indent])))
    .join("\n");
}

export function cut(text: string, longest: number): string {
  if (width(text) <= longest) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (width(kept) + width(segment) > longest - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

function line(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, at) => cell + " ".repeat(Math.max(0, (widths[at] ?? 0) - width(cell))))
    .join(gap)
    .trimEnd();
}

/** How many terminal cells a text takes: East Asian characters and emoji take two. */
function width(text: string): number {
  return [...graphemes.segment(text)].reduce(
    (sum, { segment }) => sum + (wide.test(segment) ? 2 : 1),
    0,
  );
}

export function counted(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}
