import { type Figures, figuresOf } from "../../../domain/answer/figures.ts";
import type { CsvRecord } from "../../../domain/reading/sheet/csv-reader.ts";
import {
  type FleetDetail,
  columnsOf,
  missingColumns,
} from "../../../domain/reading/sheet/columns.ts";
import {
  findExtraCell,
  readHeadedRow,
  tooManyCells,
} from "../../../domain/reading/sheet/headed-row.ts";
import {
  type FleetFigures,
  type FleetTotals,
  fleetFiguresOf,
  sumFleet,
} from "../../../domain/fleet/fleet-totals.ts";
import type { Cart } from "../../../domain/cart/cart.ts";
import { type FleetCart, findFaults, problemAt } from "../../../domain/reading/sheet/row.ts";
import type { AssumedName } from "../../../domain/details/assumed.ts";
import { addNotes, noNotes, noteSentences } from "../../../domain/fleet/notes.ts";
import {
  type Cells,
  type LineProblem,
  type LineValue,
  valueColumns,
  extendedLine,
} from "../../../domain/fleet/value-columns.ts";
import { resolveModel } from "../../../domain/catalogue/resolve-model.ts";
import { shortSummary } from "../../../domain/details/cart-appearance.ts";
import { cartName } from "../../../domain/details/wording.ts";
import { safeCell } from "../../../text/csv.ts";
import { market } from "../../market/market.data.ts";
import type { Sheet } from "./read-sheet.ts";
import { addedHeadings } from "./text.ts";
import { yearOfDate } from "../../../domain/words/year.ts";

/** The page loads this file when carts are first valued. */
export { readSheet } from "./read-sheet.ts";

export interface Fleet {
  readonly sheet: Sheet;
  readonly asOfYear: number;
  /** Empty until every required column is known. */
  readonly lines: readonly FleetLine[];
  /** Groups of like carts, highest total value first. */
  readonly kinds: readonly CartKind[];
  readonly totals: FleetTotals;
  readonly missing: readonly FleetDetail[];
  /** The most frequent faults, at most `maxProblems` of them. */
  readonly problems: readonly FaultGroup[];
  /** Lines about other vehicles, which aren't counted. */
  readonly notCarts: readonly OtherLine[];
  /** Readings that the visitor should know about. */
  readonly notes: readonly string[];
}

export type FleetLine = ValuedLine | FaultyLine | OtherLine;

export interface ValuedLine extends CsvRecord, FleetCart {
  /** "4 seats · electric · good" */
  readonly note: string;
  readonly value: Figures;
  readonly figures: FleetFigures;
}

/** Carts with the same figures. */
export interface CartKind {
  readonly name: string;
  /** For example "2 seats · electric · good · 2-yr batteries". */
  readonly note: string;
  /** What was assumed about any of them. */
  readonly assumed: readonly AssumedName[];
  /** True if that was assumed about each of them. */
  readonly isAssumedOfAll: boolean;
  readonly quantity: number;
  /** One of them. */
  readonly cart: Cart;
  /** Per cart. */
  readonly figures: FleetFigures;
}

interface FaultyLine extends CsvRecord {
  readonly fault: CellFault;
}

export interface OtherLine extends CsvRecord {
  readonly notCart: string;
}

export interface CellFault {
  readonly column: number;
  /** Null for a cell beyond the headings. */
  readonly detail: FleetDetail | null;
  readonly sentence: string;
}

/** Lines whose first fault is the same cell in the same column. */
export interface FaultGroup {
  readonly fault: CellFault;
  readonly cell: string;
  /** Line numbers in the source. */
  readonly lines: readonly number[];
}

/** Lines valued before the page gets to respond to the visitor. */
const linesPerTurn = 100;

/** Values every cart exactly as the command does. `today` is an ISO date. */
export async function valueSheet(sheet: Sheet, today: string): Promise<Fleet> {
  const asOfYear = yearOfDate(today);
  const carts = sheet.records.filter(({ kind }) => kind === "cart");
  const lines: FleetLine[] = [];
  const missing = missingColumns(sheet.columns);
  const unread = { sheet, asOfYear, lines, kinds: [], problems: [], notCarts: [], notes: [] };
  if (missing.length > 0) return { ...unread, totals: sumFleet([]), missing };
  const added = newColumn(sheet);
  for (const [index, record] of carts.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- lets the page respond to the visitor
    if (index % linesPerTurn === linesPerTurn - 1) await new Promise((done) => setTimeout(done));
    lines.push(valueLine(sheet, record, today, added));
  }
  const totals = sumFleet(
    lines.flatMap((line) => ("notCart" in line ? [] : ["fault" in line ? null : line.figures])),
  );
  // A column of makes may hold the models too, unless no line has a model.
  const { make, model: modelColumn, makeAndModel } = sheet.columns;
  const isModelless = make !== undefined && (modelColumn ?? makeAndModel) === undefined;
  if (isModelless && totals.all.carts === 0 && totals.problems > 0) {
    return { ...unread, totals, missing: ["model"] };
  }
  const notes = noNotes();
  for (const line of lines) if ("cart" in line) addNotes(notes, line.line, line, line.value);
  return {
    sheet,
    asOfYear,
    lines,
    totals,
    missing,
    kinds: groupCarts(lines),
    problems: groupFaults(lines),
    notCarts: lines.filter((line) => "notCart" in line),
    notes: noteSentences(notes),
  };
}

function valueLine(sheet: Sheet, record: CsvRecord, today: string, added: number): FleetLine {
  const { headings, columns, pairs } = sheet;
  const { cells, line } = record;
  const cart = readHeadedRow({ count: headings.length, columns, pairs }, record, today);
  if ("notCart" in cart) return { cells, line, notCart: cart.notCart };
  if ("problem" in cart) return { cells, line, fault: firstFault(sheet, record, today, added) };
  const value = figuresOf(cart.cart, market, yearOfDate(today));
  const figures = fleetFiguresOf(cart, value, market);
  return { cells, line, ...cart, note: noteOf(value), value, figures };
}

/** A model that we don't know may be misspelled, and is priced like any cart of its make. */
function noteOf({ cart, builtInOtherYears }: Figures): string {
  const { make, model } = cart;
  const isKnown = model === "" || resolveModel(make, model).family !== null;
  return [
    ...shortSummary(cart),
    ...(isKnown ? [] : ["model not in our lists"]),
    ...(builtInOtherYears === null ? [] : ["check the year"]),
  ].join(" · ");
}

function groupCarts(lines: readonly FleetLine[]): CartKind[] {
  const kinds = new Map<string, CartKind>();
  for (const line of lines) {
    if (!("cart" in line)) continue;
    const { cart, note, figures } = line;
    const name = cartName(cart);
    const key = JSON.stringify([name, note]);
    const earlier = kinds.get(key) ?? { quantity: 0, assumed: line.assumed, isAssumedOfAll: true };
    const assumed = new Set([...earlier.assumed, ...line.assumed]);
    kinds.set(key, {
      name,
      note,
      cart: line.value.cart,
      quantity: earlier.quantity + figures.quantity,
      figures,
      assumed: [...assumed],
      isAssumedOfAll:
        earlier.isAssumedOfAll &&
        [earlier, line].every((each) => each.assumed.length === assumed.size),
    });
  }
  const worth = ({ quantity, figures }: CartKind) => quantity * figures.estimate;
  return [...kinds.values()].toSorted((a, b) => worth(b) - worth(a));
}

function firstFault(sheet: Sheet, record: CsvRecord, today: string, added: number): CellFault {
  const { headings } = sheet;
  const columns = columnsOf(sheet, record.cells);
  const extraCell = findExtraCell(headings.length, record.cells);
  if (extraCell !== null) return { column: extraCell, detail: null, sentence: tooManyCells };
  const { detail, sentence } = findFaults(columns, { ...record, today })[0]!;
  if (detail === null) {
    const column = record.cells.findIndex((cell) => cell.trim() !== "");
    return { column, detail, sentence };
  }
  const fallback = detail in addedHeadings ? added : columns.makeAndModel;
  const column = columns[detail] ?? fallback ?? columns.model ?? columns.make ?? 0;
  return { column, detail, sentence };
}

/** An added column goes beyond every cell. */
function newColumn({ headings, records }: Sheet): number {
  return records.reduce((width, { cells }) => Math.max(width, cells.length), headings.length);
}

const maxProblems = 20;

function groupFaults(lines: readonly FleetLine[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup & { lines: number[] }>();
  for (const line of lines) {
    if (!("fault" in line)) continue;
    const { fault } = line;
    const cell = cellAt(line, fault.column);
    const key = JSON.stringify([fault.column, cell, fault.sentence]);
    const group = groups.get(key) ?? { fault, cell, lines: [] };
    group.lines.push(line.line);
    groups.set(key, group);
  }
  const byCount = [...groups.values()].toSorted((a, b) => b.lines.length - a.lines.length);
  return byCount.slice(0, maxProblems);
}

function cellAt({ cells }: CsvRecord, column: number): string {
  return cells[column]?.trim() ?? "";
}

export function chooseColumn(sheet: Sheet, detail: FleetDetail, column: number): Sheet {
  return { ...sheet, columns: { ...sheet.columns, [detail]: column } };
}

/** Writes the text into the faulty cell of these lines, and adds the column if the sheet lacks it. */
export function fixLines(
  sheet: Sheet,
  lines: readonly number[],
  fault: Pick<CellFault, "column" | "detail">,
  text: string,
): Sheet {
  const { column, detail } = fault;
  if (detail !== null && column >= sheet.headings.length) {
    const headings = Array.from({ length: column }, (_, index) => sheet.headings[index] ?? "");
    const added = [...headings, addedHeadings[detail] ?? ""];
    const columns = { ...sheet.columns, [detail]: column };
    return fixLines({ ...sheet, headings: added, columns }, lines, fault, text);
  }
  const fixed = new Set(lines);
  const records = sheet.records.map((record) => {
    if (!fixed.has(record.line)) return record;
    const width = Math.max(record.cells.length, column + 1);
    const cells = Array.from({ length: width }, (_, index) =>
      index === column ? text : (record.cells[index] ?? ""),
    );
    return { ...record, cells };
  });
  return { ...sheet, records };
}

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe, and a byte order mark tells
 * Excel that the file is in UTF-8.
 */
export function exportFleet({ sheet, lines }: Fleet): string {
  const { headings, records } = sheet;
  const delimiter = sheet.delimiter === "\t" ? "," : sheet.delimiter;
  const row = (cells: Cells) =>
    cells
      .map((cell) => (typeof cell === "string" ? safeCell(cell, delimiter) : String(cell ?? "")))
      .join(delimiter);
  const headingRow = row([...headings, ...valueColumns]);
  const carts = new Map(lines.map((line) => [line.line, line]));
  const rows = records.map(({ kind, cells, line }) => {
    if (kind === "headings") return headingRow;
    const cart = carts.get(line);
    if (cart === undefined) return row(cells);
    return row(extendedLine(headings.length, cells, outcomeOf(cart)));
  });
  if (!records.some(({ kind }) => kind === "headings")) rows.unshift(headingRow);
  return `\uFEFF${[...rows, ""].join("\r\n")}`;
}

function outcomeOf(line: FleetLine): LineValue | LineProblem {
  if ("notCart" in line) return { problem: line.notCart };
  if ("fault" in line) return problemAt(line.line, line.fault.sentence);
  return { figures: line.value, assumed: line.assumed };
}
