// Tested in ../valuation/base-price.test.ts and ../catalogue/resolve-model.test.ts.
/** A listed model's letters and digits, and where its words end. */
export interface ModelPattern {
  readonly spelling: string;
  readonly wordEnds: ReadonlySet<number>;
}

/** One spelling for all ways to write a name: ignores case, spaces, hyphens, and dots. */
export function spellingOf(name: string): string {
  return name.toLowerCase().replace(/[\s.\p{Pd}]+/gu, "");
}

export function patternOf(name: string): ModelPattern {
  const words = wordsOf(name);
  const ends = words.map((_, index) => words.slice(0, index + 1).join("").length);
  return { spelling: words.join(""), wordEnds: new Set([0, ...ends]) };
}

/**
 * True if the words contain the listed model's whole words in order. Letters and digits are
 * separate words ("Drive2" contains the word "Drive"), adjacent words may be joined ("e merge" is
 * "Emerge"), and other words may come between two words of the name.
 */
export function hasModel(words: readonly string[], pattern: ModelPattern): boolean {
  return canSpellRest(words, 0, pattern, 0);
}

function canSpellRest(
  words: readonly string[],
  index: number,
  pattern: ModelPattern,
  position: number,
): boolean {
  if (position === pattern.spelling.length) return true;
  for (let i = index; i < words.length; i++) {
    const word = words[i]!;
    const fits = pattern.spelling.startsWith(word, position);
    if (fits && canSpellRest(words, i + 1, pattern, position + word.length)) return true;
    if (!pattern.wordEnds.has(position)) return false;
  }
  return false;
}

/** In lowercase: runs of letters and runs of digits. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}
