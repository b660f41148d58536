import { cellsOf } from "../../../domain/fleet/csv-reader.ts";
import type { FleetFigures } from "../../../domain/fleet/fleet-figures.ts";
import { cellBeyond, tooManyCells } from "../../../domain/fleet/fleet-line.ts";
import { faultsOf } from "../../../domain/fleet/read-fleet-row.ts";
import { type Cart, cartFields } from "../../../domain/valuation/cart.ts";
import { shortBatteryAges } from "../../../domain/valuation/rules/battery.ts";
import { type Fleet, valueLine } from "./fleet.ts";
import type { CellFault, FleetRowView, SortOrder, View, ViewPage } from "./messages.ts";

/** The figure to sort by, and whether the greatest comes first. Lines without it come last. */
const keys: Readonly<
  Record<Exclude<SortOrder, "file">, [(figures: FleetFigures) => number | undefined, 1 | -1]>
> = {
  highest: [({ estimate }) => estimate, -1],
  lowest: [({ estimate }) => estimate, 1],
  oldest: [({ modelYear }) => modelYear, 1],
  newest: [({ modelYear }) => modelYear, -1],
  dealers: [({ market }) => market?.asking, -1],
  tradeIn: [({ market }) => market?.guideHigh, -1],
};

/** The rows that a view shows, in its order. */
export function rowsOf({ lines }: Fleet, { sort, filter, only }: View): number[] {
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

/** One page of a view; the last one if there are fewer. */
export function pageOf(
  fleet: Fleet,
  view: View,
  rows: readonly number[],
  length: number,
): ViewPage {
  const last = Math.max(0, Math.ceil(rows.length / length) - 1);
  const page = Math.min(view.page, last);
  return {
    view: { ...view, page },
    found: rows.length,
    rows: rows.slice(page * length, (page + 1) * length).map((row) => rowView(fleet, row)),
  };
}

/** Everything that a page shows of one line. */
export function rowView(fleet: Fleet, row: number): FleetRowView {
  const { text, line, figures } = fleet.lines[row]!;
  const cells = cellsOf(text, fleet.delimiter);
  const valued = valueLine(fleet, { cells, line });
  if ("problem" in valued) {
    return {
      row,
      line,
      cells,
      figures: null,
      name: `Line ${line}`,
      note: "",
      faults: faults(fleet, cells, line),
    };
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
  const { headings, columns, asOfYear } = fleet;
  const beyond = cellBeyond(headings.length, cells);
  if (beyond !== null) return [{ at: beyond, sentence: tooManyCells }];
  return faultsOf(columns, { cells, line, asOfYear }).map(({ detail, sentence }) => ({
    at: columns[detail] ?? columns.makeAndModel ?? columns.model ?? columns.make ?? 0,
    sentence,
  }));
}
