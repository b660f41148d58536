import type { NumberRange } from "../../domain/recalls/number-range.ts";
import { asDigits } from "../../domain/serial-numbers/plain-characters.ts";
import type { Measured, SerialTable } from "../../domain/serial-numbers/serial-table.ts";
import { seededRandom, shuffle } from "../fit/seeded-random.ts";
import { type DatedNumber, numberKindOf, listedKinds } from "./dated-number.ts";
import { type Answer, answerTo, evaluationByKind } from "./evaluate-serials.ts";
import { fitSerials } from "./fit-serials.ts";

const folds = 10;
const repeats = 10;
const seed = 2026;
/** The year of the dealers' lists: the clock must not change what is published. */
const listsYear = 2026;

/** The table with its errors on numbers that it was not derived from. */
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

/** The table as its file has it: each list on one line. */
export function tableText(table: SerialTable): string {
  const text = JSON.stringify(table, null, 2);
  return `${text.replace(/\[[\d\s,]*\]/g, (list) => list.replaceAll(/\s+/g, ""))}\n`;
}

/**
 * The answer to every number, ten times over, each by a table that was derived without a tenth of
 * the numbers. A number is left out with all others that differ only in the hidden digits, as
 * sister carts of one fleet would give the year away.
 */
export function holdOutNumbers(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
  fit = fitSerials,
): Answer[] {
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
