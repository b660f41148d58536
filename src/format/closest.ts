/** The choice with the name spelled most like the text; null if none is close. */
export function closestBy<T>(
  text: string,
  choices: readonly T[],
  namesOf: (choice: T) => readonly string[],
): T | null {
  const target = lettersOf(text);
  // One edit in three letters still reads as the same word.
  const most = target.length / 3;
  const [best] = choices
    .flatMap((choice) => namesOf(choice).map((name) => ({ choice, letters: lettersOf(name) })))
    // Each extra or missing letter is an edit.
    .filter(({ letters }) => Math.abs(letters.length - target.length) <= most)
    .map(({ choice, letters }) => ({ choice, edits: editsBetween(target, letters) }))
    .toSorted((a, b) => a.edits - b.edits);
  return best !== undefined && best.edits <= most ? best.choice : null;
}

/** How many letters have to be added, removed or replaced: the Levenshtein distance, row by row. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = row[j]! + Number(a[i] !== b[j]);
      next.push(Math.min(replaced, row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.html?$/, "")
    .replace(/[^a-z0-9]/g, "");
}
