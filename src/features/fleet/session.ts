import type { FleetDetail } from "../../../domain/fleet/fleet-columns.ts";
import {
  type CellChange,
  type Fleet,
  type TypedCart,
  addCart,
  allLines,
  changeCells,
  emptyFleet,
  mapColumn,
  setHasHeadings,
  valueLine,
} from "./model.ts";
import { keepFleet, keptFleet } from "./storage.ts";
import { type FleetSummary, type View, type ViewPage, pageOf, summaryOf } from "./view.ts";
import { readFleet } from "./read-fleet.ts";
import { cellsOf } from "../../../domain/fleet/csv-reader.ts";
import { valuedCells } from "../../../domain/fleet/fleet-line.ts";
import { valueColumns } from "../../../domain/fleet/value-fleet-cart.ts";
import { safeCell } from "../../../text/csv.ts";

/** A fleet, what the page shows of it, and what the last change can be taken back to. */
export interface FleetSession {
  readonly fleet: Fleet | null;
  readonly summary: FleetSummary | null;
  readonly page: ViewPage | null;
  readonly undo: { readonly text: string; readonly fleet: Fleet } | null;
}

export type FleetChange =
  | { readonly type: "map"; readonly at: number; readonly detail: FleetDetail | null }
  | { readonly type: "headings"; readonly has: boolean }
  | {
      readonly type: "change";
      readonly rows: readonly number[];
      readonly changes: readonly CellChange[];
    }
  | { readonly type: "add"; readonly typed: TypedCart; readonly today: string }
  | { readonly type: "remove"; readonly row: number }
  | { readonly type: "view"; readonly view: View }
  | { readonly type: "replace"; readonly fleet: Fleet }
  | { readonly type: "clear" }
  | { readonly type: "undo" };

const firstView: View = { sort: "file", filter: "", only: "all", page: 0 };

/** The session after a change. The last change that removes carts can be undone until the next one. */
export function changed(session: FleetSession, change: FleetChange): FleetSession {
  const { fleet, undo } = session;
  const view = session.page?.view ?? firstView;
  switch (change.type) {
    case "add":
      return show(addCart(fleet ?? emptyFleet(change.today), change.typed), view);
    case "replace":
      return show(
        change.fleet,
        firstView,
        withUndo(fleet, "The carts that were here were replaced."),
      );
    case "clear":
      return show(null, firstView, withUndo(fleet, "The carts were cleared."));
    case "undo":
      return undo === null ? session : show(undo.fleet, view);
    default:
      return fleet === null ? session : changedFleet({ ...session, fleet }, change);
  }
}

function changedFleet(
  session: FleetSession & { readonly fleet: Fleet },
  change: Extract<FleetChange, { type: "map" | "headings" | "change" | "remove" | "view" }>,
): FleetSession {
  const { fleet } = session;
  const view = session.page?.view ?? firstView;
  switch (change.type) {
    case "map":
      return show(mapColumn(fleet, change.at, change.detail), view);
    case "headings":
      return show(setHasHeadings(fleet, change.has), view);
    case "change":
      return show(changeCells(fleet, change.rows, change.changes), view);
    case "remove": {
      const lines = fleet.lines.toSpliced(change.row, 1);
      const text = `Line ${fleet.lines[change.row]!.line} was removed.`;
      return show({ ...fleet, lines }, view, { text, fleet });
    }
    case "view":
      return { ...session, page: pageOf(fleet, change.view) };
  }
}

function withUndo(fleet: Fleet | null, text: string): FleetSession["undo"] {
  return fleet === null ? null : { text, fleet };
}

function show(fleet: Fleet | null, view: View, undo: FleetSession["undo"] = null): FleetSession {
  if (fleet === null) return { fleet, summary: null, page: null, undo };
  return { fleet, summary: summaryOf(fleet), page: pageOf(fleet, view), undo };
}

/** The page loads this when a fleet is first valued, and only then. */
export { keepFleet, keptFleet, pageOf, readFleet };

/**
 * The valued file, with the columns that the command writes. A cell that a spreadsheet would run
 * as a formula begins with an apostrophe, and a mark tells Excel that the file is in UTF-8.
 */
export function exportFleet(fleet: Fleet): string {
  const delimiter = fleet.delimiter === "\t" ? "," : fleet.delimiter;
  const row = (cells: readonly (string | number | null)[]) =>
    cells
      .map((cell) => (typeof cell === "string" ? safeCell(cell, delimiter) : String(cell ?? "")))
      .join(delimiter);
  const { headings } = fleet;
  const rows = allLines(fleet).map((source) => {
    const cells = cellsOf(source.text, fleet.delimiter);
    if (source === fleet.headingLine) return row([...headings, ...valueColumns]);
    if (!("figures" in source)) return row(cells);
    const valued = valueLine(fleet, { cells, line: source.line });
    return row(valuedCells(headings.length, cells, "problem" in valued ? valued : valued.value));
  });
  if (fleet.headingLine === null) rows.unshift(row([...headings, ...valueColumns]));
  return `\uFEFF${[...rows, ""].join("\r\n")}`;
}
