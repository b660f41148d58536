/** Text of a table and how many cells of the terminal it takes. */
export interface Cell {
  readonly text: string;
  readonly width: number;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/v;

/** A text as it is, or cut with an ellipsis to so many cells. */
export function fit(text: string, maxWidth: number): Cell {
  const whole = startOf(text, maxWidth);
  if (whole.text.length === text.length) return whole;
  const start = startOf(whole.text, maxWidth - 1);
  const kept = start.text.trimEnd();
  return { text: `${kept}…`, width: start.width - (start.text.length - kept.length) + 1 };
}

/** East Asian characters and emoji take two cells. */
export function widthOf(text: string): number {
  return startOf(text, Infinity).width;
}

/** As much of a text as so many cells hold. */
function startOf(text: string, maxWidth: number): Cell {
  const plain = plainLength(text);
  if (plain === text.length || plain > maxWidth) return plainStart(text, Math.min(plain, maxWidth));
  // The last of them may carry a mark that follows it.
  let length = Math.max(0, plain - 1);
  let width = length;
  for (const { segment } of graphemes.segment(text.slice(length))) {
    const cells = wide.test(segment) ? 2 : 1;
    if (width + cells > maxWidth) break;
    length += segment.length;
    width += cells;
  }
  return { text: text.slice(0, length), width };
}

/** Most text is in Latin letters and punctuation: each character is one grapheme of one cell. */
function plainLength(text: string): number {
  const other = text.search(/[^\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027]/);
  return other === -1 ? text.length : other;
}

function plainStart(text: string, length: number): Cell {
  return { text: text.slice(0, length), width: length };
}
