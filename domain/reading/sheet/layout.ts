import type { CsvRecord } from "./csv-reader.ts";
import {
  type FleetColumns,
  type FleetDetail,
  type Pair,
  columnsOf,
  pairsIn,
  recognizeColumns,
  missingColumns,
} from "./columns.ts";
import { readCondition } from "./cell-choices.ts";
import { isBlank, plainText } from "../../words/plain-text.ts";
import { findOneCellCart, readOnce } from "./cell-names.ts";
import { guessColumns, guessHeadings } from "./guess-columns.ts";
import { isTotalLabel, maySumCarts } from "./totals.ts";

export interface SheetLayout {
  readonly headingAt: number | null;
  readonly headings: readonly string[];
  readonly columns: FleetColumns;
  readonly pairs: readonly Pair[];
}

/** The headings of a printed list are repeated on each page. */
export type LineKind = "cart" | "title" | "total" | "headings" | "repeated headings";

export const sampledRecords = 40;

export function findLayout(records: readonly CsvRecord[], today: string): SheetLayout {
  const first = records.slice(0, sampledRecords);
  const found = findHeadings(first, today);
  const best = { ...found, columns: guessColumns(found, first, today) };
  const isKnown = isComplete(best);
  const trial = first.slice(0, 10).map(({ cells }) => cells);
  const typed = isKnown ? null : guessHeadings(trial, today);
  if (typed === null) return best;
  // Words above carts in the usual order are headings, even unknown ones.
  const { cells } = first[0]!;
  const hasHeadings = cells.every((cell) => !/\d/.test(cell));
  return {
    headingAt: hasHeadings ? 0 : null,
    headings: hasHeadings ? cells : typed,
    columns: recognizeColumns(typed),
    pairs: [],
  };
}

/**
 * The headings come before any cart. They're on the first line with at least two we know, unless that
 * line is missing some and one further down, with only titles between, has more.
 */
function findHeadings(records: readonly CsvRecord[], today: string): SheetLayout {
  const firstData = records.findIndex(({ cells }) => hasCart(cells, today));
  const above = firstData === -1 ? records.length : firstData;
  const candidates = Array.from({ length: above }, (_, index) => layoutAt(records, index));
  let best = candidates.find((layout) => countOf(layout) > 1);
  if (best === undefined) {
    const [known] = candidates.toSorted((a, b) => rank(b) - rank(a));
    return known ?? { headingAt: null, headings: [], columns: {}, pairs: [] };
  }
  // Every cell of a cart's row can be a heading in some other sheet: "Golf cart", "Series", "Year".
  if (isComplete(best)) return best;
  for (const layout of candidates.slice(best.headingAt! + 1)) {
    const between = records.slice(best.headingAt!, layout.headingAt!);
    const isBelowTitles = between.every(
      ({ cells }) => countFilled(cells) * 2 <= countFilled(layout.headings),
    );
    const isNext = layout.headingAt === best.headingAt! + 1;
    if ((isNext || isBelowTitles) && rank(layout) > rank(best)) best = layout;
  }
  return best;
}

const countOf = ({ columns, pairs }: Pick<SheetLayout, "columns" | "pairs">) =>
  Object.keys(columns).length + pairs.length;

const countFilled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;

const isComplete = ({ columns }: SheetLayout) => missingColumns(columns).length === 0;

/** More than any sheet has columns. */
const completeBonus = 20;

const rank = (layout: SheetLayout) => countOf(layout) + (isComplete(layout) ? completeBonus : 0);

const yearOrMoney =
  /^(?:(?:19[5-9]|20[0-4])\d(?:\.0{1,9})?|'\d\d|\$ ?\d[\d,.]{0,12}|\d{1,3},\d{3}(?:\.\d\d)?)$/;

/** A line with a cart in it. A title has a single cell, or a label beside a date. */
function hasCart(cells: readonly string[], today: string): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  // A typed cart contains words that are headings elsewhere, such as "electric".
  if (guessHeadings([cells], today) !== null) return true;
  if (filled.length < 2) return false;
  if (filled.length > 2 && filled.some((cell) => yearOrMoney.test(cell.trim()))) return true;
  const { details } = readOnce(filled.join(", "), today);
  const { make, model, modelYear: year } = details;
  return make !== undefined && (model !== undefined || year !== undefined);
}

/** The layout if this record has the headings, perhaps below the headings of groups. */
function layoutAt(records: readonly CsvRecord[], index: number): SheetLayout {
  const headings = records[index]?.cells ?? [];
  const columns = recognizeColumns(headings);
  const groups = records[index - 1]?.cells ?? [];
  const count = (found: FleetColumns) => Object.keys(found).length;
  const areGroups =
    groups.filter((cell) => cell.trim() !== "").length > 1 &&
    count(columns) > 1 &&
    count(recognizeColumns(groups)) < count(columns);
  const pairs = pairsIn(headings);
  if (!areGroups) return { headingAt: index, headings, columns, pairs };
  const read = new Set(Object.values(columns));
  let group = "";
  const grouped = headings.map((heading, column) => {
    group = groups[column]?.trim() || group;
    return read.has(column) || heading.trim() === "" ? "" : `${group} ${heading}`;
  });
  return {
    headingAt: index,
    headings,
    columns: { ...recognizeColumns(grouped), ...columns },
    pairs,
  };
}

/** The kind of the record at this index of the sheet. */
export function lineKindAt(
  layout: SheetLayout,
  cells: readonly string[],
  index: number,
  today: string,
): LineKind {
  const headingAt = layout.headingAt ?? -1;
  if (index === headingAt) return "headings";
  return index < headingAt ? "title" : classifyLine(layout, cells, today);
}

export function classifyLine(
  layout: SheetLayout,
  cells: readonly string[],
  today: string,
): LineKind {
  const { headings } = layout;
  const columns = columnsOf(layout, cells);
  const filled = cells.filter((cell) => cell.trim() !== "");
  const isTotal = (cell: string) => isTotalOf(cell, today);
  const isFilledIn = (detail: FleetDetail) => {
    const cell = cells[columns[detail] ?? -1] ?? "";
    return !isBlank(cell) && !isTotal(cell);
  };
  const names = (["modelYear", "make", "model"] as const).filter(isFilledIn).length;
  // Beside columns for the names, a description names nothing.
  const hasNames = columns.make !== undefined && columns.model !== undefined;
  const isNamed =
    ((isFilledIn("makeAndModel") || isFilledIn("description")) && !hasNames) || names > 1;
  const grade = cells[columns.condition ?? -1];
  const labels = filled.filter((cell) => cell !== grade || !isCondition(cell));
  if (!isNamed && labels.some(isTotal)) return "total";
  if (isRepeatedHeadings(headings, columns, cells)) return "repeated headings";
  const named = headings.filter((heading) => heading.trim() !== "").length;
  if (named < 2 || isNamed) return "cart";
  if (filled.length < 2) return findOneCellCart(cells, today) === null ? "title" : "cart";
  if (names < 2 && isNote(filled[0]!)) return "title";
  if (missingColumns(columns).length > 0) return "cart";
  return names > 0 || otherDetails.filter(isFilledIn).length > 1 ? "cart" : "title";
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

const notes =
  /^(?:\*|note|legend|key\b|prepared|printed|page \d|generated|source|updated|as of|sign|approved|revised|contact|date:)/;

/** "Average" */
const isCondition = (cell: string) => readCondition(cell) !== null;

/** A cell that names a cart isn't a total's label, even with the word: "2018 EZGO RXV 60 total". */
function isTotalOf(cell: string, today: string): boolean {
  if (!isTotalLabel(cell)) return false;
  const { details, spans } = readOnce(cell, today);
  const { make, model, modelYear: year } = details;
  if (make === undefined) return true;
  const hasBoth = model !== undefined && spans.make?.start !== spans.model?.start;
  return year === undefined && (!hasBoth || maySumCarts(cell));
}

const isNote = (cell: string) => notes.test(plainText(cell));

/** A printed sheet has its headings on each page. In one cell, "Electric" may be a cart's power. */
function isRepeatedHeadings(
  headings: readonly string[],
  columns: FleetColumns,
  cells: readonly string[],
): boolean {
  const named = Object.values(columns);
  let repeated = 0;
  for (const [index, column] of named.entries()) {
    const heading = plainText(headings[column] ?? "");
    if (heading !== "" && heading === plainText(cells[column] ?? "")) repeated += 1;
    // Stops early, because most lines repeat nothing and a spreadsheet may be long.
    if ((repeated + named.length - index - 1) * 2 < named.length) return false;
  }
  return repeated > 1 && repeated * 2 >= named.length;
}
