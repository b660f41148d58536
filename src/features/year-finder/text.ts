import type {
  NumberKind,
  Candidate,
  Confidence,
  Reading,
} from "../../../domain/serial-numbers/reading.ts";
import type { Measured } from "../../../domain/serial-numbers/serial-table.ts";
import { batteryAge } from "./address.ts";
import { listText } from "../../../domain/cart/english.ts";

export const confidenceLabels: Record<Confidence, { name: string; meaning: string }> = {
  high: {
    name: "High confidence",
    meaning: "The number states the year, by a rule that we could confirm.",
  },
  medium: {
    name: "Medium confidence",
    meaning: "A rule that holds for most, with known exceptions, or a year that repeats.",
  },
  low: {
    name: "Low confidence",
    meaning: "A hint: one kind of source only, or a number that does not quite fit.",
  },
};

/** Candidates with the same confidence and reason. */
export interface Group {
  readonly years: readonly number[];
  readonly confidence: Confidence;
  readonly reason: string;
}

export function groupsOf(candidates: readonly Candidate[]): Group[] {
  const groups = Map.groupBy(candidates, ({ confidence, reason }) => confidence + reason);
  return [...groups.values()].map((same) => ({
    years: same.map(({ year }) => year),
    confidence: same[0]!.confidence,
    reason: same[0]!.reason,
  }));
}

/** How often a rule is right, on numbers that it was not derived from. */
export function measuredText({ rows, answered, exactPct, within1Pct }: Measured): string {
  return (
    `Right for ${exactPct}% of ${answered} numbers whose year a dealer states, and at most one year off ` +
    `for ${within1Pct}%. We tried ${rows} that the rule had never seen.`
  );
}

/** The thing whose year it is. */
export function yearName(kind: NumberKind | null): string {
  return kind?.dates === "battery" ? "Year the battery was made" : "Model year";
}

/** The label of the link that uses a year. */
export function yearLinkLabel({ dates }: NumberKind, year: number, asOfYear: number): string {
  if (dates === "cart") return "Use this year";
  const age = batteryAge(year, asOfYear);
  if (age === 0) return "Use this age: new";
  return age === asOfYear - year
    ? `Use this age: ${age} ${age === 1 ? "year" : "years"}`
    : `Use this age: ${age}+ years`;
}

/** The answer as one sentence, for screen readers; empty for an incomplete number. */
export function announcement(reading: Reading | null): string {
  if (reading === null || reading.status === "unfinished") return "";
  if (reading.status === "unreadable") return `Cannot tell. ${reading.problem.why}`;
  if (reading.giveOrTake === true) {
    const { year, confidence } = reading.candidates[0]!;
    return `${year}, give or take a year, ${confidenceLabels[confidence].name.toLowerCase()}.`;
  }
  const groups = groupsOf(reading.candidates).map(({ years, confidence }) => {
    const either = listText(years.map(String), "or");
    return `${either}, ${confidenceLabels[confidence].name.toLowerCase()}`;
  });
  return [`${groups.join("; or ")}.`, reading.doubt?.why].filter(Boolean).join(" ");
}

/** How the kind of a number was told. */
export function readAsText(kind: NumberKind | null, isChosen: boolean, isBegun: boolean): string {
  if (kind === null) return "We don’t recognize this number yet.";
  const article = /^[AEIOU]/.test(kind.label) ? "an" : "a";
  if (isChosen) return `Read as ${article} ${kind.label}, as you chose.`;
  return `${isBegun ? "Looks like the beginning of" : "Read as"} ${article} ${kind.label}.`;
}

export const unrecognized = {
  why: "This doesn’t have the shape of a number that we can date.",
  next: "Compare it with the plate, or say what kind of number it is. A title or bill of sale may name the year.",
};
