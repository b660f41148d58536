/** What may separate the cells of a line, the most usual first. */
const delimiters = [",", ";", "\t"] as const;
export type Delimiter = (typeof delimiters)[number];

/** The separator of a CSV file, by its first line; a comma if it has none. */
export function delimiterOf(firstLine: string): Delimiter {
  const counts = { ",": 0, ";": 0, "\t": 0 };
  let quoted = false;
  for (const character of firstLine) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && isDelimiter(character)) counts[character]++;
  }
  return delimiters.toSorted((a, b) => counts[b] - counts[a])[0]!;
}

function isDelimiter(character: string): character is Delimiter {
  return (delimiters as readonly string[]).includes(character);
}
