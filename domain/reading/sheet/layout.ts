import { readAd } from "../ad/read-ad.ts";
import type { CsvRecord } from "./csv-reader.ts";
import {
  type FleetColumns,
  recognizeColumns,
  isHeadingOf,
  missingColumns,
  withoutAccents,
} from "./columns.ts";
import { readPowertrain } from "./cell-choices.ts";
import { readBattery, readSeats } from "./cell-numbers.ts";
import { isBlank, plainText } from "./cell-text.ts";
import { headingsOfTyped } from "./line.ts";

export interface SheetLayout {
  readonly headingAt: number | null;
  readonly headings: readonly string[];
  readonly columns: FleetColumns;
}

export type LineKind = "cart" | "title" | "total" | "heading";

export const sampledRecords = 40;

export function findLayout(records: readonly CsvRecord[], today: string): SheetLayout {
  const first = records.slice(0, sampledRecords);
  let best: SheetLayout = { headingAt: null, headings: [], columns: {} };
  first.forEach(({ cells }, index) => {
    // A typed cart contains words that are headings elsewhere, such as "electric".
    if (headingsOfTyped([cells], today) !== null) return;
    const candidate = headed(first, index);
    if (best.headingAt === null || rank(candidate) > rank(best)) best = candidate;
  });
  best = { ...best, columns: withGuesses(best, first, today) };
  const isKnown = missingColumns(best.columns).length === 0;
  const trial = first.slice(0, 10).map(({ cells }) => cells);
  const typed = isKnown ? null : headingsOfTyped(trial, today);
  if (typed === null) return best;
  // Words above carts in the usual order are headings, even unknown ones.
  const { cells } = first[0]!;
  const hasHeadings = cells.every((cell) => !/\d/.test(cell));
  return {
    headingAt: hasHeadings ? 0 : null,
    headings: hasHeadings ? cells : typed,
    columns: recognizeColumns(typed),
  };
}

const rank = ({ columns }: SheetLayout) =>
  Object.keys(columns).length + (missingColumns(columns).length === 0 ? 20 : 0);

/** The layout if this record has the headings, perhaps below the headings of groups. */
function headed(records: readonly CsvRecord[], index: number): SheetLayout {
  const headings = records[index]?.cells ?? [];
  const columns = recognizeColumns(headings);
  const groups = records[index - 1]?.cells ?? [];
  const count = (found: FleetColumns) => Object.keys(found).length;
  const areGroups =
    groups.filter((cell) => cell.trim() !== "").length > 1 &&
    count(columns) > 1 &&
    count(recognizeColumns(groups)) < count(columns);
  if (!areGroups) return { headingAt: index, headings, columns };
  const read = new Set(Object.values(columns));
  let group = "";
  const grouped = headings.map((heading, column) => {
    group = groups[column]?.trim() || group;
    return read.has(column) || heading.trim() === "" ? "" : `${group} ${heading}`;
  });
  return { headingAt: index, headings, columns: { ...recognizeColumns(grouped), ...columns } };
}

function withGuesses(
  { headingAt, headings, columns }: SheetLayout,
  records: readonly CsvRecord[],
  today: string,
): FleetColumns {
  const guesses: FleetColumns = { ...columns };
  const below = records.slice((headingAt ?? -1) + 1);
  const guess = (
    detail: keyof FleetColumns,
    fits: (cell: string, cells: readonly string[], column: number) => boolean,
  ) => {
    const { vehicleType, ...named } = guesses;
    // "Type" may be above gas and electric, or the number of seats.
    const mayBeType = detail === "powertrain" || detail === "seats";
    const read = new Set(Object.values(mayBeType ? named : guesses));
    for (const column of headings.keys()) {
      const filled = below.filter(({ cells }) => !isBlank(cells[column] ?? ""));
      const fitting = filled.filter(({ cells }) => fits(cells[column]!.trim(), cells, column));
      const isMost = fitting.length > 0 && fitting.length * 2 > filled.length;
      if (!isMost || read.has(column)) continue;
      if (column === vehicleType) delete guesses.vehicleType;
      guesses[detail] = column;
      return;
    }
  };
  if (Object.keys(columns).length === 0) return guesses;
  const { make, model, makeAndModel } = columns;
  const nameIn = (cell: string) => readAd(cell, today).details;
  // Beside columns for the names, "Cart" may be above the owner's own numbers.
  if (make !== undefined && model !== undefined && makeAndModel !== undefined) {
    const isDescribed = below.some(({ cells }) =>
      /[a-z]{3} ?[a-z,]/i.test(cells[makeAndModel] ?? ""),
    );
    if (!isDescribed) delete guesses.makeAndModel;
  }
  if (makeAndModel === undefined && model === undefined) {
    const lead = (cells: readonly string[]) => cells[make ?? -1] ?? "";
    guess(make === undefined ? "makeAndModel" : "model", (cell, cells) => {
      const { model: modelSpan } = readAd(`${lead(cells)} ${cell}`, today).spans;
      return modelSpan !== undefined && modelSpan.end > lead(cells).length + 1;
    });
  }
  const described = guesses.makeAndModel ?? -1;
  const hasYear = below.some(({ cells }) => nameIn(cells[described] ?? "").year);
  if (columns.modelYear === undefined && !hasYear) {
    guess("modelYear", (cell) => /^(?:(?:19[89]|20[0-3])\d|'\d\d)$/.test(cell));
  }
  if (columns.powertrain === undefined) {
    guess("powertrain", (cell) => /[a-z]{2}|^[eg]$/i.test(cell) && readPowertrain(cell) !== null);
  }
  const isHeaded = (column: number, words: RegExp) =>
    words.test(withoutAccents(plainText(headings[column] ?? "")));
  if (columns.seats === undefined) {
    guess(
      "seats",
      (cell, _, at) => isHeaded(at, /capacity|capacidad|^type$|^tipo$/) && readSeats(cell) !== null,
    );
  }
  if ((columns.batteryAge ?? columns.batteryMonths ?? columns.batteryYear) === undefined) {
    const context = { today, unit: "years", modelYear: null } as const;
    guess(
      "batteryAge",
      (cell, _, at) => isHeaded(at, /^batt|^bateri/) && readBattery(cell, context) !== null,
    );
  }
  return guesses;
}

export function classifyLine(
  { headings, columns }: SheetLayout,
  cells: readonly string[],
): LineKind {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const says = (detail: keyof FleetColumns) => {
    const cell = cells[columns[detail] ?? -1] ?? "";
    return !isBlank(cell) && !isTotal(cell);
  };
  const names = (["modelYear", "make", "model"] as const).filter(says).length;
  // Beside columns for the names, a description names nothing.
  const hasNames = columns.make !== undefined && columns.model !== undefined;
  const isNamed = (says("makeAndModel") && !hasNames) || names > 1;
  if (!isNamed && filled.some(isTotal)) return "total";
  if (repeatsHeadings(columns, cells)) return "heading";
  const named = headings.filter((heading) => heading.trim() !== "").length;
  if (named < 2 || isNamed) return "cart";
  if (filled.length < 2 || (names < 2 && isNote(filled[0]!))) return "title";
  if (missingColumns(columns).length > 0) return "cart";
  return names > 0 || otherDetails.filter(says).length > 1 ? "cart" : "title";
}

const otherDetails = [
  "seats",
  "powertrain",
  "condition",
  "batteryAge",
  "batteryMonths",
  "batteryYear",
  "batteryType",
  "quantity",
] as const;

const totals =
  /\b(?:sub-? ?)?total(?:s|es)?\b|^(?:sub ?sum|sum|count|average|avg|mean|median|promedio|suma|(?:number|no\.?|#) of)\b/;
const notes =
  /^(?:\*|note|legend|key\b|prepared|printed|page \d|generated|source|updated|as of|sign|approved|revised|contact|date:)/;

const isTotal = (cell: string) => totals.test(plainText(cell));
const isNote = (cell: string) => notes.test(plainText(cell));

/** A printed sheet has its headings on each page. */
function repeatsHeadings(columns: FleetColumns, cells: readonly string[]): boolean {
  const named = Object.entries(columns);
  let repeated = 0;
  for (const [index, [detail, column]] of named.entries()) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own name
    if (isHeadingOf(detail as keyof FleetColumns, cells[column] ?? "")) repeated += 1;
    // Stops early, because most lines repeat nothing and a spreadsheet may be long.
    if ((repeated + named.length - index - 1) * 2 < named.length) return false;
  }
  return repeated > 1 && repeated * 2 >= named.length;
}
