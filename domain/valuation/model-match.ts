/** A listed model prepared for matching: its letters and digits, and where its words end. */
export interface ModelPattern {
  readonly spelling: string;
  readonly wordEnds: ReadonlySet<number>;
}

/** A single spelling for all ways to write a name: case, spaces, hyphens, and dots are ignored. */
export function spellingOf(name: string): string {
  return name.toLowerCase().replace(/[\s.\p{Pd}]+/gu, "");
}

export function patternOf(name: string): ModelPattern {
  const words = wordsOf(name);
  const ends = words.map((_, index) => words.slice(0, index + 1).join("").length);
  return { spelling: words.join(""), wordEnds: new Set([0, ...ends]) };
}

/**
 * Tells whether a text, given as its words, contains the listed model's whole words in order. Letters and
 * digits are separate words ("Drive2" contains the word "Drive"), adjacent words may be joined ("e
 * merge" is "Emerge"), and other words may stand between two words of the name.
 */
export function containsModel(words: readonly string[], pattern: ModelPattern): boolean {
  return spellsRest(words, 0, pattern, 0);
}

/** Tells whether the words from `index` on spell the pattern from `position` on. */
function spellsRest(
  words: readonly string[],
  index: number,
  pattern: ModelPattern,
  position: number,
): boolean {
  if (position === pattern.spelling.length) return true;
  for (let i = index; i < words.length; i++) {
    const word = words[i]!;
    const fits = pattern.spelling.startsWith(word, position);
    if (fits && spellsRest(words, i + 1, pattern, position + word.length)) return true;
    if (!pattern.wordEnds.has(position)) return false;
  }
  return false;
}

/** The words of a text in lowercase: runs of letters and runs of digits. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}
