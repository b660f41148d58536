import { cellsOf } from "../../../domain/fleet/csv-reader.ts";
import { type FleetDetail, columnsOf } from "../../../domain/fleet/fleet-columns.ts";
import { typedHeadings } from "../../../domain/fleet/typed-lines.ts";
import { quotedIfNeeded } from "../../../text/csv.ts";
import { type Fleet, lineAgain } from "./fleet.ts";

/** The text of a cell at a position. */
export interface CellChange {
  readonly at: number;
  readonly text: string;
}

/** Changes cells of one line, and values it again. The other cells stay as they are written. */
export function changeCells(fleet: Fleet, row: number, changes: readonly CellChange[]): void {
  const { text, line } = fleet.lines[row]!;
  const cells = [...cellsOf(text, fleet.delimiter)];
  for (const change of changes) {
    while (cells.length < change.at) cells.push("");
    cells[change.at] = change.text;
  }
  fleet.lines[row] = lineAgain(fleet, { text: written(fleet, cells), line });
}

/** Reads a column as a detail, or as nothing, and values all lines again. */
export function mapColumn(fleet: Fleet, at: number, detail: FleetDetail | null): void {
  const columns = { ...fleet.columns };
  for (const [each, position] of Object.entries(columns)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
    if (position === at) delete columns[each as FleetDetail];
  }
  if (detail !== null) columns[detail] = at;
  fleet.columns = columns;
  valueAgain(fleet);
}

/** Takes the first line as headings, or as a cart like the others. */
export function setHasHeadings(fleet: Fleet, hasHeadings: boolean): void {
  const { headingLine, delimiter } = fleet;
  if (hasHeadings === (headingLine !== null)) return;
  if (headingLine === null) {
    const [first, ...others] = fleet.lines;
    fleet.headingLine = first!;
    fleet.headings = cellsOf(first!.text, delimiter);
    fleet.lines = others;
  } else {
    fleet.headingLine = null;
    fleet.headings = fleet.headings.map((_, at) => `Column ${at + 1}`);
    fleet.lines = [{ ...headingLine, figures: null }, ...fleet.lines];
  }
  valueAgain(fleet);
}

/** The details of a cart that is typed, in words that a spreadsheet might have. */
export type TypedCart = Partial<Record<FleetDetail, string>>;

/** A fleet without lines, for carts that are typed one after another. */
export function emptyFleet(asOfYear: number): Fleet {
  const headings = [...typedHeadings];
  return {
    name: "",
    delimiter: ",",
    asOfYear,
    headingLine: { text: headings.join(","), line: 1 },
    headings,
    columns: columnsOf(headings),
    lines: [],
  };
}

/** Adds a line below the others, and a column for each detail that has none. */
export function addCart(fleet: Fleet, typed: TypedCart): void {
  const details = Object.entries(typed).filter(([, text]) => text.trim() !== "");
  const cells: string[] = fleet.headings.map(() => "");
  for (const [name, text] of details) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
    const detail = name as FleetDetail;
    if (fleet.columns[detail] === undefined) addColumn(fleet, detail);
    const at = fleet.columns[detail]!;
    while (cells.length < at) cells.push("");
    cells[at] = text.trim();
  }
  const text = written(fleet, cells);
  fleet.lines.push(lineAgain(fleet, { text, line: nextLine(fleet) }));
}

function nextLine({ lines, headingLine }: Fleet): number {
  const last = lines.at(-1) ?? headingLine;
  return last === null ? 1 : last.line + last.text.split(/\r\n|[\r\n]/).length;
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

function addColumn(fleet: Fleet, detail: FleetDetail): void {
  const at = fleet.headings.length;
  fleet.headings = [...fleet.headings, headingFor[detail] ?? detail];
  fleet.columns = { ...fleet.columns, [detail]: at };
  if (fleet.headingLine === null) return;
  fleet.headingLine = { ...fleet.headingLine, text: written(fleet, fleet.headings) };
}

function valueAgain(fleet: Fleet): void {
  fleet.lines = fleet.lines.map((line) => lineAgain(fleet, line));
}

function written({ delimiter }: Fleet, cells: readonly string[]): string {
  return cells.map((cell) => quotedIfNeeded(cell, delimiter)).join(delimiter);
}
