import { findYear } from "../../domain/serials/find-year.ts";
import type { SerialTable, Measured } from "../../domain/serials/serial-table.ts";
import { type DatedNumber, type ListedKind, listedKinds, numberKindOf } from "./dated-number.ts";
import type { NumberRange } from "../../domain/recalls/recall-number.ts";
import { asDigits } from "../../domain/serials/plain-characters.ts";
import { seededRandom, shuffle } from "../fit/cross-validation.ts";
import { fitSerials } from "./fit-serials.ts";

const maxYears = 4;

interface Evaluation {
  readonly rows: number;
  readonly answered: number;
  readonly exactPct: number | null;
  readonly within1Pct: number | null;
}

export interface YearAnswer {
  readonly kind: ListedKind;
  readonly stated: number;
  readonly years: readonly number[];
}

function answerTo(number: DatedNumber, asOfYear: number, table: SerialTable): YearAnswer {
  const { kind, plain, year } = number;
  const reading = findYear(numberKindOf(kind), plain, asOfYear, table);
  const years = reading?.status === "read" ? reading.candidates.map((each) => each.year) : [];
  return { kind, stated: year, years: years.length > maxYears ? [] : years };
}

function evaluationByKind(answers: readonly YearAnswer[]): Record<ListedKind, Evaluation> {
  const evaluations = listedKinds.map((kind): [ListedKind, Evaluation] => [
    kind,
    evaluationOf(answers.filter((each) => each.kind === kind)),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind is in the list
  return Object.fromEntries(evaluations) as Record<ListedKind, Evaluation>;
}

function evaluationOf(answers: readonly YearAnswer[]): Evaluation {
  const answered = answers.filter(({ years }) => years.length > 0);
  const share = (isRight: (answer: YearAnswer) => boolean) =>
    answered.length === 0
      ? null
      : Math.round((1000 * answered.filter(isRight).length) / answered.length) / 10;
  return {
    rows: answers.length,
    answered: answered.length,
    exactPct: share(({ stated, years }) => years[0] === stated),
    within1Pct: share(({ stated, years }) => Math.abs(years[0]! - stated) <= 1),
  };
}

const folds = 10;
const repeats = 10;
const seed = 2026;
/** The year of the dealers' lists, because the clock must not change what is published. */
const listsYear = 2026;

/** Errors are measured on numbers that the table wasn't derived from. */
export function fitAndMeasure(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
): SerialTable {
  const byKind = evaluationByKind(holdOutNumbers(numbers, recalls));
  const measured = listedKinds.map((kind): [string, Measured] => {
    const { rows, answered, exactPct, within1Pct } = byKind[kind];
    return [
      numberKindOf(kind).id,
      {
        rows: Math.round(rows / repeats),
        answered: Math.round(answered / repeats),
        exactPct: Math.round(exactPct ?? 0),
        within1Pct: Math.round(within1Pct ?? 0),
      },
    ];
  });
  return { measured: Object.fromEntries(measured), ...fitSerials(numbers, recalls) };
}

export function tableText(table: SerialTable): string {
  const text = JSON.stringify(table, null, 2);
  return `${text.replace(/\[[\d\s,]*\]/g, (list) => list.replaceAll(/\s+/g, ""))}\n`;
}

/**
 * Answers every number ten times, each time from a table derived without a tenth of the numbers.
 * Numbers that differ only in hidden digits are left out together, because sister carts of one
 * fleet would give the year away.
 */
export function holdOutNumbers(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
  fit = fitSerials,
): YearAnswer[] {
  const random = seededRandom(seed);
  const batches = [...Map.groupBy(numbers, ({ plain }) => asDigits(plain))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return Array.from({ length: repeats }).flatMap(() => {
    const shuffled = shuffle(batches, random);
    return Array.from({ length: folds }, (_, fold) => {
      const isHeld = (index: number) => index % folds === fold;
      const seen = shuffled.flatMap(([, same], index) => (isHeld(index) ? [] : same));
      const held = shuffled.flatMap(([, same], index) => (isHeld(index) ? same : []));
      const table = fit(seen, recalls);
      return held.map((number) => answerTo(number, listsYear, table));
    }).flat();
  });
}
