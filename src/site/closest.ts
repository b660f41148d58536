import { distance } from "fastest-levenshtein";
import type { Destination } from "./destinations.data.ts";

/** The destination whose path or name is spelled most like the address; null when none is near. */
export function closestTo(
  address: string,
  destinations: readonly Destination[],
): Destination | null {
  const wanted = lettersOf(safeDecode(address));
  if (wanted === "") return null;
  const [best] = destinations
    .map((destination) => ({ destination, edits: editsTo(wanted, destination) }))
    .toSorted((a, b) => a.edits - b.edits);
  // One edit in three letters still reads as the same word.
  return best !== undefined && best.edits <= wanted.length / 3 ? best.destination : null;
}

function editsTo(wanted: string, { name, path }: Destination): number {
  return Math.min(distance(wanted, lettersOf(name)), distance(wanted, lettersOf(path)));
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
