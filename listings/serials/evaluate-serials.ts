import { findYear } from "../../domain/serial-numbers/find-year.ts";
import { type SerialTable, serialTable } from "../../domain/serial-numbers/serial-table.ts";
import { type DatedNumber, type ListedKind, listedKinds, numberKindOf } from "./dated-number.ts";

/** More years than these are no answer. */
const maxYears = 4;

/** How often answers are right. The percentages are of the numbers answered, or null if none was. */
interface Evaluation {
  readonly rows: number;
  /** Numbers that got one to four years. */
  readonly answered: number;
  /** The stated year is the first one offered. */
  readonly exactPct: number | null;
  /** The stated year is at most one from the first one. */
  readonly within1Pct: number | null;
  /** The stated year is among the ones offered. */
  readonly coveredPct: number | null;
}

/** What the year finder says about a number, beside the year that the dealer states. */
export interface Answer {
  readonly kind: ListedKind;
  readonly stated: number;
  /** Most likely first; empty if there is no answer. */
  readonly years: readonly number[];
}

/** How often the year finder is right on these numbers, by kind. */
export function evaluateSerials(
  numbers: readonly DatedNumber[],
  asOfYear: number,
): Record<ListedKind, Evaluation> {
  return evaluationByKind(numbers.map((number) => answerTo(number, asOfYear, serialTable)));
}

export function answerTo(number: DatedNumber, asOfYear: number, table: SerialTable): Answer {
  const { kind, plain, year } = number;
  const reading = findYear(numberKindOf(kind), plain, asOfYear, table);
  const years = reading?.status === "read" ? reading.candidates.map((each) => each.year) : [];
  return { kind, stated: year, years: years.length > maxYears ? [] : years };
}

export function evaluationByKind(answers: readonly Answer[]): Record<ListedKind, Evaluation> {
  const evaluations = listedKinds.map((kind): [ListedKind, Evaluation] => [
    kind,
    evaluationOf(answers.filter((each) => each.kind === kind)),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind is in the list
  return Object.fromEntries(evaluations) as Record<ListedKind, Evaluation>;
}

function evaluationOf(answers: readonly Answer[]): Evaluation {
  const answered = answers.filter(({ years }) => years.length > 0);
  const share = (isRight: (answer: Answer) => boolean) =>
    answered.length === 0
      ? null
      : Math.round((1000 * answered.filter(isRight).length) / answered.length) / 10;
  return {
    rows: answers.length,
    answered: answered.length,
    exactPct: share(({ stated, years }) => years[0] === stated),
    within1Pct: share(({ stated, years }) => Math.abs(years[0]! - stated) <= 1),
    coveredPct: share(({ stated, years }) => years.includes(stated)),
  };
}
