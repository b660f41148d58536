import type { AdDetails } from "../ad/read-ad.ts";
import type { CsvRecord } from "./csv-reader.ts";
import {
  type FleetColumns,
  type FleetDetail,
  type Pair,
  columnsOf,
  recognizeColumns,
  textColumns,
  withoutAccents,
} from "./columns.ts";
import { readPowertrain } from "./cell-choices.ts";
import { readBattery, readModelYear, readSeats } from "./cell-numbers.ts";
import { isBlank, plainText } from "../../words/plain-text.ts";
import { withoutTags } from "./cell-text.ts";
import { readOnce } from "./cell-names.ts";
import { readDollars } from "../../words/read-dollars.ts";
import type { SheetLayout } from "./layout.ts";
import { findExtraCell, readHeadedRow } from "./headed-row.ts";
import { findFaults } from "./row.ts";
import { yearOfDate } from "../../words/year.ts";

/**
 * Fills in columns that no heading names, from what most of their cells look like. A guess never
 * replaces a heading. layout.test.ts has a sheet for each guess.
 */
export function guessColumns(
  { headingAt, headings, columns: known, pairs }: SheetLayout,
  records: readonly CsvRecord[],
  today: string,
): FleetColumns {
  const below = records.slice((headingAt ?? -1) + 1);
  const columns = withTextColumns(
    { ...pairedColumns(pairs, below), ...known },
    headings,
    below,
    today,
  );
  const guesses: FleetColumns = { ...columns };
  const guess = (
    detail: FleetDetail,
    fits: (cell: string, cells: readonly string[], column: number) => boolean,
  ) => {
    const { vehicleType, ...named } = guesses;
    // "Type" may be above gas and electric, or the number of seats.
    const mayBeType = detail === "powertrain" || detail === "seats";
    const read = new Set([...Object.values(mayBeType ? named : guesses), ...pairs.flat()]);
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
  const nameIn = (cell: string) => readOnce(cell, today).details;
  if (makeAndModel === undefined && model === undefined) {
    const lead = (cells: readonly string[]) => cells[make ?? -1] ?? "";
    guess(make === undefined ? "makeAndModel" : "model", (cell, cells) => {
      const { model: modelSpan } = readOnce(`${lead(cells)} ${cell}`, today).spans;
      return modelSpan !== undefined && modelSpan.end > lead(cells).length + 1;
    });
  }
  const described = guesses.makeAndModel ?? -1;
  const hasYear = below.some(({ cells }) => nameIn(cells[described] ?? "").modelYear);
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

/** The columns of every detail that the pairs of any line name. */
function pairedColumns(pairs: readonly Pair[], records: readonly CsvRecord[]): FleetColumns {
  const lines =
    pairs.length === 0 ? [] : records.map(({ cells }) => columnsOf({ columns: {}, pairs }, cells));
  return Object.assign({}, ...lines.toReversed());
}

/**
 * Among the columns of text, the one that names the most carts gives the names, and another may
 * give more details.
 */
function withTextColumns(
  columns: FleetColumns,
  headings: readonly string[],
  records: readonly CsvRecord[],
  today: string,
): FleetColumns {
  const texts = textColumns(headings);
  if (texts.length === 0) return columns;
  const { makeAndModel: _, ...others } = columns;
  const details = texts.map((column) => ({
    column,
    read: records.map(({ cells }) => readOnce(withoutTags(cells[column] ?? ""), today).details),
  }));
  const count = (column: number, fits: (read: Partial<AdDetails>) => boolean) =>
    details.find((text) => text.column === column)!.read.filter(fits).length;
  const namesIn = (column: number) =>
    count(column, ({ model }) => model !== undefined) * 2 +
    count(column, ({ make }) => make !== undefined);
  const [named, ...rest] = texts.toSorted((a, b) => namesIn(b) - namesIn(a));
  const hasNames = columns.make !== undefined && columns.model !== undefined;
  const isNamed = namesIn(named!) > 0 || (columns.make ?? columns.model) === undefined;
  const countSaid = (column: number) => count(column, (read) => Object.keys(read).length > 0);
  const further = isNamed && !hasNames ? rest : texts;
  const [description] = further
    .filter((column) => countSaid(column) > 0)
    .toSorted((a, b) => countSaid(b) - countSaid(a));
  return {
    ...others,
    ...(isNamed && !hasNames && { makeAndModel: named! }),
    ...(description !== undefined && { description }),
  };
}

const typedHeadings = [
  "Year",
  "Make",
  "Model",
  "Seats",
  "Power",
  "Condition",
  "Battery age",
  "Upgrades",
  "Quantity",
] as const;

function hasTypedNames(cells: readonly string[], today: string): boolean {
  const [year = "", make = "", model = ""] = cells;
  const hasYear = !isBlank(year) && readModelYear(year, yearOfDate(today)) !== null;
  return hasYear && !isBlank(make) && !isBlank(model);
}

const layouts: readonly (readonly string[])[] = [
  typedHeadings,
  ["Year", "Make", "Model", "Price"],
  ["Cart", "Quantity"],
  ["Cart", "Price"],
];

const counts = ["Seats", "Quantity"];
const leastPrice = 500;

/** Nobody lists 500 carts on one line, or sells one for less. */
function isPrice(cell: string): boolean {
  const dollars = readDollars(cell);
  return dollars !== null && (cell.includes("$") || dollars >= leastPrice);
}

/**
 * Guesses headings from the order of the cells, such as "2018, Club Car, Precedent" or "2018 Club
 * Car Precedent". Null if no line can be read that way.
 */
export function guessHeadings(
  lines: readonly (readonly string[])[],
  today: string,
): readonly string[] | null {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  for (const layout of layouts) {
    const headings = layout.slice(0, width);
    const isCountOfPrices = headings.some(
      (heading, column) =>
        counts.includes(heading) && lines.some((cells) => isPrice(cells[column] ?? "")),
    );
    if (isCountOfPrices) continue;
    const columns: FleetColumns = recognizeColumns(headings);
    const isReadable = (cells: readonly string[]) => {
      const line = { cells, line: 1 };
      const read = readHeadedRow({ count: headings.length, columns }, line, today);
      if ("problem" in read && findExtraCell(headings.length, cells) === null) {
        const faults = findFaults(columns, { ...line, today });
        return faults.every(({ detail }) => detail === "quantity");
      }
      return "cart" in read || ("notCart" in read && hasTypedNames(cells, today));
    };
    if (lines.some(isReadable)) return headings;
  }
  return null;
}
