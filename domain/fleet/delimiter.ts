/** The characters that may separate cells, the most usual first. */
const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** A title may stand above the headings, and a comma in a title separates nothing. */
const linesLookedAt = 25;

/** The character that separates cells the same number of times in most of a text's first lines. */
export function delimiterOf(text: string): Delimiter {
  const lines = text
    .split(/[\r\n]+/, linesLookedAt)
    .map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ""));
  const scored = delimiters.map((delimiter) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(delimiter).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const [usual = 0, often = 0] =
      [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { delimiter, usual, often };
  });
  return scored.toSorted((a, b) => b.often - a.often || b.usual - a.usual)[0]!.delimiter;
}
