import type { Confidence as AnswerConfidence } from "../../../domain/answer/advice.ts";
import { confidenceLabels } from "../../../domain/answer/text.ts";
import { listText, withArticle } from "../../../domain/words/english.ts";
import type {
  Candidate,
  Confidence,
  NumberKind,
  Reading,
} from "../../../domain/serials/reading.ts";
import { batteryAgeOn } from "../../../domain/cart/battery-age.ts";
import { maxBatteryAge } from "../../../domain/cart/cart.ts";
import type { Entry } from "./address.ts";
import type { Question, ReadPlate } from "./model.ts";
import { requestText } from "./request-text.ts";

export const signConfidence: Record<Confidence, AnswerConfidence> = {
  high: "good",
  medium: "fair",
  low: "rough",
};

const confidenceLabel = (confidence: Confidence) => confidenceLabels[signConfidence[confidence]];

export interface Group {
  readonly years: readonly number[];
  readonly confidence: Confidence;
  readonly reason: string;
}

export function groupsOf(candidates: readonly Candidate[]): Group[] {
  const groups = Map.groupBy(candidates, ({ confidence, reason }) => confidence + reason);
  return [...groups.values()].map((members) => ({
    years: members.map(({ year }) => year),
    confidence: members[0]!.confidence,
    reason: members[0]!.reason,
  }));
}

/** A year, a run of years, or the two likeliest. */
export function yearsText(candidates: readonly Candidate[]): string {
  const years = candidates.map(({ year }) => year);
  if (years.length === 1) return String(years[0]);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return last - first === years.length - 1 ? `${first} to ${last}` : `${years[0]} or ${years[1]}`;
}

/** "Value it as a 2016" in two parts, of which only the second differs between a number's years. */
export function yearLinkLabel(
  { dates }: NumberKind,
  { year, month }: Pick<Candidate, "year" | "month">,
  today: string,
): { readonly lead: string; readonly choice: string } {
  if (dates === "cart") return { lead: "Value it as a ", choice: String(year) };
  const age = batteryAgeOn({ year, month }, today);
  const years = age === maxBatteryAge ? "5+ years" : age === 1 ? "1 year" : `${age} years`;
  return { lead: "Use this age: ", choice: age === 0 ? "new" : years };
}

/** For screen readers. */
export function announcement(reading: Reading | null): string {
  if (reading === null) return "";
  if (reading.status === "unfinished") return reading.hint;
  if (reading.status === "unreadable") return `Can’t tell. ${reading.problem.why}`;
  if (reading.giveOrTake === true) {
    const { year, confidence } = reading.candidates[0]!;
    return `${year}, give or take a year. How sure: ${confidenceLabel(confidence)}.`;
  }
  const groups = groupsOf(reading.candidates).map(
    ({ years, confidence }) =>
      `${listText(years.map(String), "or")}. How sure: ${confidenceLabel(confidence)}.`,
  );
  return [groups.join(" Or "), reading.doubt?.why].filter(Boolean).join(" ");
}

/** "" until something is typed. */
export function readAsText(
  { kind, number }: Pick<Entry, "kind" | "number">,
  found: NumberKind | null,
  reading: Reading | null,
): string {
  if (number.trim() === "") return "";
  if (found === null) return "We don’t recognize this number yet.";
  const label = withArticle(found.label);
  if (kind !== null) return `Read as ${label}, as you chose.`;
  return reading?.status === "unfinished"
    ? `Looks like the beginning of ${label}. ${reading.hint}`
    : `Read as ${label}.`;
}

/** Browsers share a page's title, and a serial number isn't for sharing. */
export function plateTitle(
  question: Question,
  { reading, cart, kind }: Pick<ReadPlate, "reading" | "cart" | "kind">,
): string | null {
  if (question === "recalls") {
    const named = [cart?.modelYear, cart?.make, cart?.model].filter(Boolean).join(" ");
    return named === "" ? null : `${named}: is there a recall?`;
  }
  return yearHeading({ kind, reading }, cart?.make ?? "") || null;
}

/** True if the year is in doubt, or if it's only a guess. */
export function isMaybe({ candidates, doubt }: Extract<Reading, { status: "read" }>): boolean {
  return doubt !== undefined || (candidates.length === 1 && candidates[0]!.confidence === "low");
}

/** "2018 Club Car Precedent", or "A 2018 Club Car?" for an uncertain number; "" without a year. */
export function yearHeading(
  { reading, kind }: Pick<ReadPlate, "reading" | "kind">,
  name: string,
): string {
  if (reading?.status !== "read") return "";
  const years = yearsText(reading.candidates);
  if (kind?.dates === "battery") return `Batteries made in ${years}`;
  const named = `${years} ${name}`.trim();
  return isMaybe(reading) ? `A ${named}?` : named;
}

/** "" if nothing is missing. */
export function missingText(question: Question, { number, make }: Entry): string {
  if (number.trim() !== "" || (question === "recalls" && make !== "")) return "";
  return question === "year" ? "Type the number from the plate." : requestText;
}

export const unrecognized = {
  why: "This doesn’t have the shape of a number that we can date.",
  next: "Compare it with the plate, or say what kind of number it is. A title or bill of sale may name the year.",
};
