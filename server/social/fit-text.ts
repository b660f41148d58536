import type { Typeface } from "./typeface.ts";

/** A size of letters, and how many lines of it there is room for. */
interface Fit {
  readonly size: number;
  readonly lines: number;
}

/** The lines of a text at the first of these sizes at which it fits; the last one cuts it off. */
export function fitText(typeface: Typeface, text: string, width: number, fits: readonly Fit[]) {
  const tried = fits.map(({ size, lines: room }) => {
    const lines = brokenLines(typeface, text, { size, width });
    return { size, lines: lines.slice(0, room), fitting: lines.length <= room };
  });
  return tried.find(({ fitting }) => fitting) ?? tried.at(-1)!;
}

interface Line {
  readonly size: number;
  readonly width: number;
}

function brokenLines(typeface: Typeface, text: string, { size, width }: Line): string[] {
  const fits = (line: string) => typeface.width(line, size) <= width;
  const pieces = text.split(/\s+/).flatMap((word) => (fits(word) ? [word] : cutWord(word, fits)));
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = lines.length === 0 ? piece : `${lines.at(-1)} ${piece}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** A word that is longer than a line, in parts that are not. */
function cutWord(word: string, fits: (part: string) => boolean): string[] {
  const parts = [""];
  for (const character of word) {
    const longer = parts.at(-1) + character;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}
