/** A listed model prepared for matching: its letters and digits, and where its words end. */
export interface ModelPattern {
  readonly spelling: string;
  readonly wordEnds: ReadonlySet<number>;
}

/** One spelling for all ways of writing a name: case, spaces, hyphens and dots do not count. */
export function spellingOf(name: string): string {
  return name.toLowerCase().replace(/[\s.\p{Pd}]+/gu, "");
}

export function patternOf(name: string): ModelPattern {
  const words = wordsOf(name);
  const ends = words.map((_, index) => words.slice(0, index + 1).join("").length);
  return { spelling: words.join(""), wordEnds: new Set([0, ...ends]) };
}

/**
 * Whether the text contains the listed model's whole words in order. Letters and digits are
 * separate words ("Drive2" has the word "Drive"), neighbours may be joined ("e merge" is
 * "Emerge"), and other words may stand between two words of the name.
 */
export function containsModel(text: string, { spelling, wordEnds }: ModelPattern): boolean {
  let spelled = new Set([0]);
  for (const word of wordsOf(text)) {
    const next = new Set<number>();
    for (const position of spelled) {
      if (wordEnds.has(position)) next.add(position);
      if (spelling.startsWith(word, position)) next.add(position + word.length);
    }
    if (next.has(spelling.length)) return true;
    spelled = next;
  }
  return false;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}
