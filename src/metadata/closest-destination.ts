import { closestBy } from "../format/closest.ts";
import type { Destination } from "./destinations.data.ts";

/** The destination whose path or name is spelled most like the address; null if none is close. */
export function closestDestination(
  address: string,
  destinations: readonly Destination[],
): Destination | null {
  return closestBy(safeDecode(address), destinations, ({ name, path }) => [name, path]);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
