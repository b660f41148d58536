// Tested in format.test.ts.
import { distance } from "fastest-levenshtein";

/** Null if no name is spelled nearly like the text. */
export function closestBy<T>(
  text: string,
  choices: readonly T[],
  namesOf: (choice: T) => readonly string[],
): T | null {
  const target = lettersOf(text);
  // One edit in three letters still reads as the same word.
  const maxEdits = target.length / 3;
  const [best] = choices
    .flatMap((choice) => namesOf(choice).map((name) => ({ choice, letters: lettersOf(name) })))
    // Each extra or missing letter is an edit.
    .filter(({ letters }) => Math.abs(letters.length - target.length) <= maxEdits)
    .map(({ choice, letters }) => ({ choice, edits: distance(target, letters) }))
    .toSorted((a, b) => a.edits - b.edits);
  return best !== undefined && best.edits <= maxEdits ? best.choice : null;
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.html?$/, "")
    .replace(/[^a-z0-9]/g, "");
}
