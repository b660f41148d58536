import stringWidth from "string-width";

/** Text in a table, and how many terminal cells it takes up. */
export interface Cell {
  readonly text: string;
  readonly width: number;
}

export function cellOf(text: string): Cell {
  return { text, width: stringWidth(text) };
}

/** The text itself, or cut with an ellipsis to fit a number of cells. */
export function fit(text: string, maxWidth: number): Cell {
  const whole = startOf(text, maxWidth);
  if (whole.text.length === text.length) return whole;
  const start = startOf(whole.text, maxWidth - 1);
  const kept = start.text.trimEnd();
  return { text: `${kept}…`, width: start.width - (start.text.length - kept.length) + 1 };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As much of a text as fits in a number of cells. */
function startOf(text: string, maxWidth: number): Cell {
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
  const other = text.search(/[^\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027]/);
  return other === -1 ? text.length : Math.max(0, other - 1);
}
