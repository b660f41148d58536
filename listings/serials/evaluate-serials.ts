import { findYear } from "../../domain/serials/find-year.ts";
import type { SerialTable, Measured } from "../../domain/serials/serial-table.ts";
import { type DatedNumber, type ListedKind, listedKinds, numberKindOf } from "./dated-number.ts";
import type { NumberRange } from "../../domain/recalls/recall-number.ts";
import { withoutIAndO } from "../../domain/serials/plain-characters.ts";
import { seededRandom, shuffle } from "../fit/cross-validation.ts";
import { fitSerials } from "./fit-serials.ts";

const folds = 10;
const repeats = 10;
const seed = 2026;
/** The year of the dealers' lists, and not today's, because the clock must not change what is published. */
const listsYear = 2026;

interface YearAnswer {
  readonly kind: ListedKind;
  readonly stated: number;
  /** The first year that the table gives; null if it gives none. */
  readonly found: number | null;
}

/** Errors are measured on numbers that the table wasn't derived from. */
export function fitAndMeasure(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
): SerialTable {
  const answers = holdOutNumbers(numbers, recalls);
  const measured = listedKinds.map((kind) => [
    numberKindOf(kind).id,
    measure(answers.filter((answer) => answer.kind === kind)),
  ]);
  return { measured: Object.fromEntries(measured), ...fitSerials(numbers, recalls) };
}

function measure(answers: readonly YearAnswer[]): Measured {
  const errors = answers.flatMap(({ stated, found }) =>
    found === null ? [] : [Math.abs(found - stated)],
  );
  const percentWithin = (years: number) =>
    Math.round(
      (100 * errors.filter((error) => error <= years).length) / Math.max(1, errors.length),
    );
  return {
    rows: Math.round(answers.length / repeats),
    answered: Math.round(errors.length / repeats),
    exactPct: percentWithin(0),
    within1Pct: percentWithin(1),
  };
}

export function tableText(table: SerialTable): string {
  const text = JSON.stringify(table, null, 2);
  return `${text.replace(/\[[\d\s,]*\]/g, (list) => list.replaceAll(/\s+/g, ""))}\n`;
}

/**
 * Answers every number ten times, each time from a table derived from the other nine tenths.
 * Numbers that differ only in hidden digits are left out together, because sister carts in one
 * fleet would give the year away.
 */
export function holdOutNumbers(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
  fit = fitSerials,
): YearAnswer[] {
  const random = seededRandom(seed);
  const batches = [...Map.groupBy(numbers, ({ plain }) => withoutIAndO(plain))].toSorted(
    ([a], [b]) => (a < b ? -1 : 1),
  );
  return Array.from({ length: repeats }).flatMap(() => {
    const shuffled = shuffle(batches, random);
    return Array.from({ length: folds }, (_, fold) => {
      const isHeld = (index: number) => index % folds === fold;
      const seen = shuffled.flatMap(([, same], index) => (isHeld(index) ? [] : same));
      const held = shuffled.flatMap(([, same], index) => (isHeld(index) ? same : []));
      const table = fit(seen, recalls);
      return held.map((number) => answerTo(number, table));
    }).flat();
  });
}

function answerTo({ kind, plain, year }: DatedNumber, table: SerialTable): YearAnswer {
  const reading = findYear(numberKindOf(kind), plain, listsYear, table);
  const found = reading?.status === "read" ? reading.candidates[0]!.year : null;
  return { kind, stated: year, found };
}
