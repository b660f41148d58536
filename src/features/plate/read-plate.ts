// Tested through the tool in island.test.tsx.
import { betterMatches, detectKind, findYear } from "../../../domain/serials/find-year.ts";
import { numberKinds } from "../../../domain/serials/number-kinds.ts";
import type { NumberKind, Reading } from "../../../domain/serials/reading.ts";
import type { Entry } from "./address.ts";
import type { Question, ReadPlate } from "./model.ts";
import { recalledCartFromEntry } from "./recalled-cart.ts";
import { missingText, unrecognized } from "./text.ts";

/** Null while the entry lacks what the page's question needs. */
export function readPlate(
  question: Question,
  entry: Entry,
  asOfYear: number,
): Omit<ReadPlate, "context"> | null {
  if (missingText(question, entry) !== "") return null;
  const { kind, isChosen } = kindOf(entry, asOfYear);
  const reading = readingOf(kind, entry.number, asOfYear);
  return {
    entry,
    kind,
    reading,
    betterMatches: isChosen ? betterMatches(kind!, entry.number, asOfYear) : [],
    asOfYear,
    cart: recalledCartFromEntry(entry, kind, reading, asOfYear),
  };
}

/** The chosen kind, or the one the number looks like. */
export function kindOf({ kind, number, make }: Entry, asOfYear: number) {
  const chosen = numberKinds.find(({ id }) => id === kind) ?? null;
  return { kind: chosen ?? detectKind(number, asOfYear, make), isChosen: chosen !== null };
}

export function readingOf(
  kind: NumberKind | null,
  number: string,
  asOfYear: number,
): Reading | null {
  if (kind !== null) return findYear(kind, number, asOfYear);
  return number.trim() === "" ? null : { status: "unreadable", problem: unrecognized };
}
