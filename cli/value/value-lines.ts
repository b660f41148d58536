// Tested in value-command.test.ts.
import { formatDollars } from "../../domain/words/money.ts";
import { figuresOf } from "../../domain/answer/figures.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import type { CsvRecord } from "../../domain/reading/sheet/csv-reader.ts";
import { missingColumns, unreadHeadings } from "../../domain/reading/sheet/columns.ts";
import { readHeadedRow } from "../../domain/reading/sheet/headed-row.ts";
import {
  type SheetLayout,
  findLayout,
  lineKindAt,
  sampledRecords,
} from "../../domain/reading/sheet/layout.ts";
import { type FleetNotes, addNotes, noNotes, noteSentences } from "../../domain/fleet/notes.ts";
import {
  type Cells,
  type LineProblem,
  type LineValue,
  valueColumns,
  extendedLine,
} from "../../domain/fleet/value-columns.ts";
import { safeCell } from "../../text/csv.ts";
import { CommandError } from "../command.ts";
import type { CartSource } from "./open-carts.ts";
import { quote } from "../../domain/reading/sheet/cell-text.ts";
import { lineRanges } from "../../domain/fleet/line-ranges.ts";
import { countWithNoun, formatNumber } from "../../domain/words/english.ts";
import { yearOfDate } from "../../domain/words/year.ts";

interface LineReason {
  readonly line: number;
  readonly reason: string;
}

export interface Tally {
  carts: number;
  /** Carts whose make isn't in the directory. */
  otherMakes: number;
  readonly fix: LineReason[];
  readonly notCarts: LineReason[];
  clean: number;
  /** Titles, headings, and totals. */
  readonly otherLines: number[];
  total: number;
  /** Carts with dealers' prices, and their trade-in total in whole US dollars. */
  readonly trade: { carts: number; total: number };
  readonly notes: FleetNotes;
  /** Headings of columns that no figure depends on. */
  unread: readonly string[];
  isComplete: boolean;
}

export function emptyTally(): Tally {
  return {
    carts: 0,
    otherMakes: 0,
    fix: [],
    notCarts: [],
    clean: 0,
    otherLines: [],
    total: 0,
    trade: { carts: 0, total: 0 },
    notes: noNotes(),
    unread: [],
    isComplete: false,
  };
}

/**
 * Yields a valued line for each line of the source. Throws a `CommandError` if needed headings are
 * missing.
 */
export async function* valueLines(
  { delimiter, mark, records }: CartSource,
  today: string,
  tally: Tally,
): AsyncGenerator<string> {
  const line = (cells: Cells) =>
    `${cells.map((cell) => cellText(cell, delimiter)).join(delimiter)}\r\n`;
  const first: CsvRecord[] = [];
  let layout: SheetLayout | undefined;
  function* writeLines(sheet: SheetLayout, record: CsvRecord, index: number): Generator<string> {
    const { headings } = sheet;
    const kind = lineKindAt(sheet, record.cells, index, today);
    if (kind === "headings") yield line([...record.cells, ...valueColumns]);
    else if (kind !== "cart") {
      tally.otherLines.push(record.line);
      yield line(record.cells);
    } else {
      const value = valueRecord(sheet, record, today, tally);
      yield line(extendedLine(headings.length, record.cells, value));
    }
  }
  function* startLines(): Generator<string> {
    layout = checkedLayout(first, today);
    tally.unread = unreadHeadings(layout.headings, layout.columns, layout.pairs);
    yield mark;
    if (layout.headingAt === null) yield line([...layout.headings, ...valueColumns]);
    for (const [index, record] of first.entries()) yield* writeLines(layout, record, index);
  }
  for await (const record of records) {
    if (layout !== undefined) yield* writeLines(layout, record, sampledRecords);
    else if (first.push(record) === sampledRecords) yield* startLines();
  }
  if (layout === undefined) yield* startLines();
  tally.isComplete = true;
}

const detailNames = { modelYear: "year", make: "make", model: "model" };

function checkedLayout(first: readonly CsvRecord[], today: string): SheetLayout {
  const layout = findLayout(first, today);
  const missing = missingColumns(layout.columns);
  if (missing.length === 0) return layout;
  const names = missing.map((detail) => detailNames[detail]).join(" or ");
  throw new CommandError(
    `We couldn’t find a column for the ${names}. Start the file with headings such as Year, Make, Model, Seats, Power, Condition, Battery Age, Upgrades, Quantity.`,
  );
}

function valueRecord(
  { headings, columns, pairs }: SheetLayout,
  record: CsvRecord,
  today: string,
  tally: Tally,
): LineValue | LineProblem {
  const read = readHeadedRow({ count: headings.length, columns, pairs }, record, today);
  if ("notCart" in read) {
    tally.notCarts.push({ line: record.line, reason: read.notCart });
    return { problem: read.notCart };
  }
  if ("problem" in read) {
    tally.fix.push({ line: record.line, reason: read.reason });
    return read;
  }
  const figures = figuresOf(read.cart, siteMarket, yearOfDate(today));
  const { estimate, advice } = figures;
  tally.clean++;
  addNotes(tally.notes, record.line, read, figures);
  tally.carts += read.quantity;
  tally.total += estimate.value * read.quantity;
  if (advice !== null) {
    tally.trade.carts += read.quantity;
    tally.trade.total += advice.trading.number * read.quantity;
  }
  if (estimate.base.from === "other") tally.otherMakes += read.quantity;
  return { figures, assumed: read.assumed };
}

function cellText(cell: string | number | null, delimiter: string): string {
  return typeof cell === "string" ? safeCell(cell, delimiter) : String(cell ?? "");
}

export function summarize(tally: Tally): string {
  const { carts, otherMakes, otherLines, fix, total, trade, unread, notCarts, notes } = tally;
  const problems = fix.length;
  const sentences = [`Valued ${countWithNoun(carts, "cart")}.`];
  if (problems > 0) {
    const have = problems === 1 ? "line has" : "lines have";
    sentences.push(
      `${formatNumber(problems)} ${have} a problem; the column “problem” says what it is.`,
    );
  } else if (notCarts.length === 0 && notes.doubts.size === 0)
    sentences.push("There were no problems.");
  sentences.push(`The estimates total ${formatDollars(total)}.`);
  if (trade.carts > 0) sentences.push(tradeNote(trade, carts));
  sentences.push(...notCartsNote(notCarts), ...noteSentences(notes));
  if (otherLines.length > 0) sentences.push(othersNote(otherLines));
  if (otherMakes > 0) sentences.push(otherMakesNote(otherMakes));
  if (unread.length > 0) sentences.push(`Columns not used: ${listHeadings(unread)}.`);
  return sentences.join(" ");
}

export function explainFailure({ carts, fix, notCarts }: Tally): string | null {
  if (carts > 0) return null;
  const [first] = fix;
  if (first !== undefined) {
    const which =
      fix.length === 1 ? "the only line" : `each of the ${formatNumber(fix.length)} lines`;
    return [
      `No cart was valued, because ${which} has a problem. Line ${first.line}: ${first.reason}`,
      ...notCartsNote(notCarts),
    ].join(" ");
  }
  if (notCarts.length > 0) {
    return ["No golf cart was found, so nothing was valued.", ...notCartsNote(notCarts)].join(" ");
  }
  return "No cart was found below the headings. Put one cart on each line, and run this again.";
}

export function summaryJson({ clean, carts, total, fix, notCarts, notes }: Tally): string {
  const rows = clean + fix.length;
  const sentences = noteSentences(notes);
  return JSON.stringify({ rows, clean, carts, total, fix, notCarts, notes: sentences }, null, 2);
}

const maxNotCarts = 20;

function notCartsNote(lines: readonly LineReason[]): string[] {
  const unlisted = lines.length - maxNotCarts;
  return [
    ...lines.slice(0, maxNotCarts).map(({ reason }) => reason),
    ...(unlisted > 0
      ? [
          unlisted === 1
            ? "1 more line is about another vehicle and isn’t valued either."
            : `${formatNumber(unlisted)} more lines are about other vehicles and aren’t valued either.`,
        ]
      : []),
  ];
}

function tradeNote({ carts, total }: Tally["trade"], allCarts: number): string {
  const whose =
    carts === allCarts ? "" : ` for the ${formatNumber(carts)} that have dealers’ prices`;
  return `In trade, expect about ${formatDollars(total)}${whose}.`;
}

function othersNote(all: readonly number[]): string {
  return all.length === 1
    ? `1 line is a title, a heading, or a total, not a cart: line ${lineRanges(all)}.`
    : `${formatNumber(all.length)} lines are titles, headings, or totals, not carts: lines ${lineRanges(all)}.`;
}

function otherMakesNote(count: number): string {
  const whose = count === 1 ? "1 cart has" : `${formatNumber(count)} carts have`;
  return `${whose} a make that isn’t in our directory, so we used our price for makes that we don’t list.`;
}

const maxListed = 10;

function listHeadings(headings: readonly string[]): string {
  const shown = headings.slice(0, maxListed).map(quote).join(", ");
  const unlisted = headings.length - maxListed;
  return unlisted > 0 ? `${shown}, and ${unlisted} more` : shown;
}
