import { distance } from "fastest-levenshtein";
import type { Destination } from "./destinations.data.ts";

/** The destination whose path or name is spelled most like the address; null when none is near. */
export function closestTo(
  address: string,
  destinations: readonly Destination[],
): Destination | null {
  return closestBy(safeDecode(address), destinations, ({ name, path }) => [name, path]);
}

/** The choice one of whose names is spelled most like the text; null when none is near. */
export function closestBy<T>(
  text: string,
  choices: readonly T[],
  namesOf: (choice: T) => readonly string[],
): T | null {
  const wanted = lettersOf(text);
  const [best] = choices
    .map((choice) => ({
      choice,
      edits: Math.min(...namesOf(choice).map((name) => distance(wanted, lettersOf(name)))),
    }))
    .toSorted((a, b) => a.edits - b.edits);
  // One edit in three letters still reads as the same word.
  return best !== undefined && best.edits <= wanted.length / 3 ? best.choice : null;
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.html?$/, "")
    .replace(/[^a-z0-9]/g, "");
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
