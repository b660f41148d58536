import publishedModel from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import type { AskingPriceModel } from "../../../domain/asking-prices/asking-price-model.ts";
import { type CsvRecord, cellsOf, type Delimiter } from "../../../domain/fleet/csv-reader.ts";
import {
  type FleetColumns,
  type FleetDetail,
  columnsOf,
  missingColumns,
} from "../../../domain/fleet/fleet-columns.ts";
import { type FleetFigures, fleetFiguresOf } from "../../../domain/fleet/fleet-totals.ts";
import { readFleetLine, typedHeadings } from "../../../domain/fleet/fleet-line.ts";
import type { LineKind } from "../../../domain/fleet/sheet.ts";
import type { FleetCart, FleetProblem } from "../../../domain/fleet/read-fleet-row.ts";
import { type FleetValue, valueFleetCart } from "../../../domain/fleet/value-fleet-cart.ts";
import { quotedIfNeeded } from "../../../text/csv.ts";

const model: AskingPriceModel = publishedModel;

/** A line of a fleet as its source has it, and its figures; null if it cannot be valued. */
export interface FleetLine {
  readonly text: string;
  readonly line: number;
  readonly figures: FleetFigures | null;
}

/** Many carts, as their source has them. A change makes another fleet. */
export interface Fleet {
  readonly name: string;
  readonly delimiter: Delimiter;
  /** The ISO date on which the carts are valued. */
  readonly today: string;
  /** The line with the headings; null if the source has none. */
  readonly headingLine: Pick<CsvRecord, "text" | "line"> | null;
  readonly headings: readonly string[];
  readonly columns: FleetColumns;
  readonly lines: readonly FleetLine[];
  /** Titles, totals, and repeated headings, which are kept but are no carts. */
  readonly others: readonly OtherLine[];
}

export interface OtherLine extends Pick<CsvRecord, "text" | "line"> {
  readonly kind: Exclude<LineKind, "cart">;
}

/** Exactly what the command finds for a line of a file. */
export function valueLine(
  { headings, columns, today }: Fleet,
  line: Pick<CsvRecord, "cells" | "line">,
): { readonly cart: FleetCart; readonly value: FleetValue } | FleetProblem {
  const cart = readFleetLine({ count: headings.length, columns }, line, today);
  if ("problem" in cart) return cart;
  return { cart, value: valueFleetCart(model, cart, yearOf(today)) };
}

export const yearOf = (today: string) => Number(today.slice(0, 4));

export function lineOf(fleet: Fleet, record: CsvRecord): FleetLine {
  const { text, line } = record;
  if (missingColumns(fleet.columns).length > 0) return { text, line, figures: null };
  const valued = valueLine(fleet, record);
  if ("problem" in valued) return { text, line, figures: null };
  return { text, line, figures: fleetFiguresOf(valued.cart, valued.value, yearOf(fleet.today)) };
}

/** Values a line again, after what it says or how it is read has changed. */
function lineAgain(fleet: Fleet, { text, line }: Pick<FleetLine, "text" | "line">): FleetLine {
  return lineOf(fleet, { text, line, cells: cellsOf(text, fleet.delimiter) });
}

function valuedAgain(fleet: Fleet): Fleet {
  return { ...fleet, lines: fleet.lines.map((line) => lineAgain(fleet, line)) };
}

/** The text of a cell at a position. */
export interface CellChange {
  readonly at: number;
  readonly text: string;
}

/** Changes cells of lines, and values these again. The other cells stay as they are written. */
export function changeCells(
  fleet: Fleet,
  rows: readonly number[],
  changes: readonly CellChange[],
): Fleet {
  const lines = [...fleet.lines];
  for (const row of rows) {
    const { text, line } = lines[row]!;
    const cells = [...cellsOf(text, fleet.delimiter)];
    for (const change of changes) {
      while (cells.length < change.at) cells.push("");
      cells[change.at] = change.text;
    }
    lines[row] = lineAgain(fleet, { text: written(fleet, cells), line });
  }
  return { ...fleet, lines };
}

/** Reads a column as a detail, or as nothing, and values all lines again. */
export function mapColumn(fleet: Fleet, at: number, detail: FleetDetail | null): Fleet {
  const others = Object.entries(fleet.columns).filter(([, position]) => position !== at);
  const columns: FleetColumns = Object.fromEntries(others);
  return valuedAgain({
    ...fleet,
    columns: detail === null ? columns : { ...columns, [detail]: at },
  });
}

/** Takes the first line as headings, or as a cart like the others. */
export function setHasHeadings(fleet: Fleet, hasHeadings: boolean): Fleet {
  const { headingLine, delimiter, lines } = fleet;
  if (hasHeadings === (headingLine !== null)) return fleet;
  if (headingLine === null) {
    const [first, ...others] = lines;
    const headings = cellsOf(first!.text, delimiter);
    return valuedAgain({ ...fleet, headingLine: first!, headings, lines: others });
  }
  return valuedAgain({
    ...fleet,
    headingLine: null,
    headings: fleet.headings.map((_, at) => `Column ${at + 1}`),
    lines: [{ ...headingLine, figures: null }, ...lines],
  });
}

/** The details of a cart that is typed, in words that a spreadsheet might have. */
export type TypedCart = Partial<Record<FleetDetail, string>>;

/** A fleet without lines, for carts that are typed one after another. */
export function emptyFleet(today: string): Fleet {
  const headings = [...typedHeadings];
  return {
    name: "",
    delimiter: ",",
    today,
    headingLine: { text: headings.join(","), line: 1 },
    headings,
    columns: columnsOf(headings),
    lines: [],
    others: [],
  };
}

/** Adds a line below the others, and a column for each detail that has none. */
export function addCart(fleet: Fleet, typed: TypedCart): Fleet {
  let wider = fleet;
  const cells: string[] = fleet.headings.map(() => "");
  for (const [name, text] of Object.entries(typed)) {
    if (text.trim() === "") continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
    const detail = name as FleetDetail;
    if (wider.columns[detail] === undefined) wider = withColumn(wider, detail);
    const at = wider.columns[detail]!;
    while (cells.length < at) cells.push("");
    cells[at] = text.trim();
  }
  const added = lineAgain(wider, { text: written(wider, cells), line: nextLine(wider) });
  return { ...wider, lines: [...wider.lines, added] };
}

function nextLine(fleet: Fleet): number {
  const last = allLines(fleet).at(-1);
  return last === undefined ? 1 : last.line + last.text.split(/\r\n|[\r\n]/).length;
}

type SourceLine = FleetLine | OtherLine | Pick<CsvRecord, "text" | "line">;

/** Every line of the source, in its order. */
export function allLines({ headingLine, lines, others }: Fleet): readonly SourceLine[] {
  const all = [...(headingLine === null ? [] : [headingLine]), ...others, ...lines];
  return all.toSorted((a, b) => a.line - b.line);
}

/** The headings of details for which a spreadsheet may have no column, as our own template has them. */
const headingFor: Partial<Record<FleetDetail, string>> = {
  modelYear: "Year",
  make: "Make",
  model: "Model",
  seats: "Seats",
  powertrain: "Power",
  condition: "Condition",
  batteryAge: "Battery age",
  hasUpgrades: "Upgrades",
  quantity: "Quantity",
};

function withColumn(fleet: Fleet, detail: FleetDetail): Fleet {
  const headings = [...fleet.headings, headingFor[detail] ?? detail];
  const columns = { ...fleet.columns, [detail]: fleet.headings.length };
  const headingLine = fleet.headingLine && {
    ...fleet.headingLine,
    text: written(fleet, headings),
  };
  return { ...fleet, headings, columns, headingLine };
}

function written({ delimiter }: Fleet, cells: readonly string[]): string {
  return cells.map((cell) => quotedIfNeeded(cell, delimiter)).join(delimiter);
}

/** The fleet as its source, with what was fixed. Each line has the number that it had there. */
export function sourceOf(fleet: Fleet): string {
  let source = "";
  let next = 1;
  for (const { text, line } of allLines(fleet)) {
    source += `${"\n".repeat(Math.max(0, line - next))}${text}\n`;
    next = Math.max(line, next) + text.split(/\r\n|[\r\n]/).length;
  }
  return source;
}
