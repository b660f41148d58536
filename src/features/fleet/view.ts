import { cellsOf } from "../../../domain/fleet/csv-reader.ts";
import {
  type FleetColumns,
  type FleetDetail,
  missingColumns,
} from "../../../domain/fleet/fleet-columns.ts";
import {
  type FleetFigures,
  type FleetTotals,
  totalsOf,
} from "../../../domain/fleet/fleet-totals.ts";
import { cellBeyond, tooManyCells } from "../../../domain/fleet/fleet-line.ts";
import { faultsOf } from "../../../domain/fleet/read-fleet-row.ts";
import { work } from "../../../domain/trade-in/work-prices.ts";
import { type Cart, cartFields } from "../../../domain/valuation/cart.ts";
import { shortBatteryAges } from "../../../domain/valuation/rules.ts";
import { type Selection, type SortOrder, pageRows } from "./text.ts";
import { type Fleet, type OtherLine, sourceOf, valueLine, yearOf } from "./model.ts";

/** The part of a fleet that the table shows. */
export interface View {
  readonly sort: SortOrder;
  /** Words that a line has to contain. */
  readonly filter: string;
  readonly only: Selection;
  /** Counted from 0. */
  readonly page: number;
}

/** The fault in the cell at a position. */
interface CellFault {
  readonly at: number;
  /** Null for a cell beyond the headings. */
  readonly detail: FleetDetail | null;
  readonly sentence: string;
}

/** A line of the fleet as the page shows it. */
export interface FleetRowView {
  readonly row: number;
  readonly line: number;
  readonly cells: readonly string[];
  readonly figures: FleetFigures | null;
  readonly name: string;
  readonly note: string;
  readonly faults: readonly CellFault[];
}

/** Lines whose first fault is the same cell in the same column. */
export interface FaultGroup {
  readonly fault: CellFault;
  readonly cell: string;
  readonly rows: readonly FleetRowView[];
}

export interface ViewPage {
  readonly view: View;
  readonly found: number;
  readonly rows: readonly FleetRowView[];
}

/** Everything the page knows of a fleet besides the lines that its table shows. */
export interface FleetSummary {
  readonly name: string;
  readonly lines: number;
  readonly asOfYear: number;
  readonly headings: readonly string[];
  readonly hasHeadings: boolean;
  readonly columns: FleetColumns;
  /** A cell of each column, as an example. */
  readonly examples: readonly string[];
  /** Details without which no line can be read, and that no column has. */
  readonly missing: readonly FleetDetail[];
  /** Details that matter, that no column has, and that are the same for all carts. */
  readonly assumed: readonly ("powertrain" | "seats")[];
  /** Titles, totals, and repeated headings. */
  readonly others: readonly OtherLine[];
  readonly totals: FleetTotals;
  /** The first causes for which lines cannot be valued, the most usual first. */
  readonly problems: readonly FaultGroup[];
  /** The price of a set of new lead-acid batteries, installed. */
  readonly packPrice: { readonly low: number; readonly high: number };
  readonly lithiumPrice: { readonly low: number; readonly high: number };
  /** The source, if it is short enough for the field where it was pasted. */
  readonly text: string | null;
}

/** How many causes the page shows at once. */
const shownProblems = 20;

/** The longest source that is shown in the field where it was pasted, in characters. */
const longestShown = 100_000;

export function summaryOf(fleet: Fleet): FleetSummary {
  const { name, lines, today, headings, columns, headingLine, others } = fleet;
  const totals = totalsOf(lines.map(({ figures }) => figures));
  const missing = missingOf(fleet, totals);
  const text = sourceOf(fleet);
  return {
    name,
    lines: lines.length,
    asOfYear: yearOf(today),
    headings,
    hasHeadings: headingLine !== null,
    columns,
    examples: examplesOf(fleet),
    missing,
    assumed: (["powertrain", "seats"] as const).filter(
      (detail) => columns[detail] === undefined && columns.makeAndModel === undefined,
    ),
    others,
    totals,
    problems: missing.length === 0 ? problemsOf(fleet) : [],
    packPrice: work.leadAcidSet,
    lithiumPrice: work.lithiumSet,
    text: text.length > longestShown ? null : text,
  };
}

/** The first cell of each column that has anything in it, among the first lines. */
function examplesOf({ headings, lines, delimiter }: Fleet): string[] {
  const some = lines.slice(0, 20).map(({ text }) => cellsOf(text, delimiter));
  return headings.map((_, at) => some.find((cells) => cells[at]?.trim())?.[at]?.trim() ?? "");
}

/** A column of makes may have the models too, unless no line has any. */
function missingOf({ columns }: Fleet, totals: FleetTotals): readonly FleetDetail[] {
  const missing = missingColumns(columns);
  const hasModels = (columns.model ?? columns.makeAndModel) !== undefined || totals.all.carts > 0;
  return hasModels || columns.make === undefined ? missing : ["model", ...missing];
}

function problemsOf(fleet: Fleet): FaultGroup[] {
  const groups = new Map<string, FaultGroup & { rows: FleetRowView[] }>();
  for (const [row, { figures }] of fleet.lines.entries()) {
    if (figures !== null) continue;
    const view = rowView(fleet, row);
    const fault = view.faults[0]!;
    const cell = view.cells[fault.at]?.trim() ?? "";
    const key = JSON.stringify([fault.at, cell, fault.sentence]);
    const group = groups.get(key) ?? { fault, cell, rows: [] };
    group.rows.push(view);
    groups.set(key, group);
  }
  const byCount = [...groups.values()].toSorted((a, b) => b.rows.length - a.rows.length);
  return byCount.slice(0, shownProblems);
}

/** The figure to sort by, and whether the greatest comes first. Lines without it come last. */
const keys: Readonly<
  Record<Exclude<SortOrder, "file">, [(figures: FleetFigures) => number | undefined, 1 | -1]>
> = {
  highest: [({ estimate }) => estimate, -1],
  lowest: [({ estimate }) => estimate, 1],
  oldest: [({ modelYear }) => modelYear, 1],
  newest: [({ modelYear }) => modelYear, -1],
  dealers: [({ market }) => market?.asking, -1],
  tradeIn: [({ market }) => market?.tradeIn, -1],
};

/** One page of a view, the last one if there are fewer, with at most so many lines. */
export function pageOf(fleet: Fleet, view: View, length = pageRows): ViewPage {
  const rows = rowsOf(fleet, view);
  const last = Math.max(0, Math.ceil(rows.length / length) - 1);
  const page = Math.min(view.page, last);
  return {
    view: { ...view, page },
    found: rows.length,
    rows: rows.slice(page * length, (page + 1) * length).map((row) => rowView(fleet, row)),
  };
}

/** The rows that a view shows, in its order. */
function rowsOf({ lines }: Fleet, { sort, filter, only }: View): number[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const rows: number[] = [];
  for (const [row, { text, figures }] of lines.entries()) {
    if (only === "problems" && figures !== null) continue;
    if (only === "noEvidence" && (figures === null || figures.market !== null)) continue;
    const lower = words.length === 0 ? "" : text.toLowerCase();
    if (words.every((word) => lower.includes(word))) rows.push(row);
  }
  if (sort === "file") return rows;
  const [keyOf, direction] = keys[sort];
  const key = (row: number) => {
    const { figures } = lines[row]!;
    return (figures === null ? undefined : keyOf(figures)) ?? Infinity * direction;
  };
  const sorted = rows.map((row) => [key(row), row] as const);
  return sorted
    .toSorted(([a, rowA], [b, rowB]) => (a === b ? rowA - rowB : a < b ? -direction : direction))
    .map(([, row]) => row);
}

/** Everything that a page shows of one line. */
function rowView(fleet: Fleet, row: number): FleetRowView {
  const { text, line, figures } = fleet.lines[row]!;
  const cells = cellsOf(text, fleet.delimiter);
  const valued = valueLine(fleet, { cells, line });
  if ("problem" in valued) {
    const name = `Line ${line}`;
    return { row, line, cells, figures: null, name, note: "", faults: faults(fleet, cells, line) };
  }
  const { cart } = valued.cart;
  const name = `${cart.modelYear} ${cart.make} ${cart.model}`;
  return { row, line, cells, figures, name, note: noteOf(cart), faults: [] };
}

function noteOf(cart: Cart): string {
  const { seats, powertrain, condition } = cartFields;
  const details = [
    seats.labels[cart.seats],
    powertrain.labels[cart.powertrain],
    condition.labels[cart.condition],
    ...(cart.powertrain === "gas" ? [] : [`batteries ${shortBatteryAges[cart.batteryAge]}`]),
    ...(cart.hasUpgrades ? ["upgrades"] : []),
  ];
  return details.join(", ").toLowerCase();
}

function faults(fleet: Fleet, cells: readonly string[], line: number): readonly CellFault[] {
  const { headings, columns, today } = fleet;
  const beyond = cellBeyond(headings.length, cells);
  if (beyond !== null) return [{ at: beyond, detail: null, sentence: tooManyCells }];
  return faultsOf(columns, { cells, line, today }).map(({ detail, sentence }) => ({
    detail,
    at: columns[detail] ?? columns.makeAndModel ?? columns.model ?? columns.make ?? 0,
    sentence,
  }));
}
