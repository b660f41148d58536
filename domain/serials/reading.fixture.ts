import { findYear } from "./find-year.ts";
import { numberKinds } from "./number-kinds.ts";
import { serialTable } from "./serial-table.ts";
import type { KindId, NumberKind, Confidence, Reading } from "./reading.ts";

export const asOfYear = 2026;

export function kindOf(id: KindId): NumberKind {
  return numberKinds.find((kind) => kind.id === id)!;
}

export function answer(
  id: KindId,
  text: string,
  year = asOfYear,
  table = serialTable,
): [number, Confidence][] | Reading["status"] | "nothing" {
  const reading = findYear(kindOf(id), text, year, table);
  if (reading === null) return "nothing";
  if (reading.status !== "read") return reading.status;
  return reading.candidates.map((each) => [each.year, each.confidence]);
}

export function textOf(id: KindId, text: string, year = asOfYear): string {
  const reading = findYear(kindOf(id), text, year);
  if (reading === null) return "";
  switch (reading.status) {
    case "unfinished":
      return reading.hint;
    case "unreadable":
      return `${reading.problem.why} ${reading.problem.next}`;
    case "read": {
      const { readAs, candidates, doubt } = reading;
      return [readAs, ...candidates.map(({ reason }) => reason), doubt?.why, doubt?.next].join(" ");
    }
  }
}
