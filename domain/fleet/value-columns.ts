import type { Figures } from "../answer/figures.ts";
import type { FleetProblem } from "../reading/sheet/row.ts";

/** The columns that are added to a spreadsheet, in their order. */
export const valueColumns = [
  "estimate",
  "low",
  "high",
  "trade_in",
  "trade_in_guide_low",
  "trade_in_guide_high",
  "dealers_ask",
  "dealers_low",
  "dealers_high",
  "problem",
] as const;

/** A line's cells for these columns: null where there is no figure. They are those of one cart. */
export function valueCells({ estimate, market, advice }: Figures): (number | null)[] {
  const trade = advice?.trading;
  const asking = market?.asking;
  return [
    estimate.value,
    estimate.low,
    estimate.high,
    trade?.number ?? null,
    trade?.floor ?? null,
    trade?.ceiling ?? null,
    asking?.asking ?? null,
    asking?.low ?? null,
    asking?.high ?? null,
    null,
  ];
}

export type Cells = readonly (string | number | null)[];

/** The cells of a line, then ours; cells beyond the headings come last, so that ours line up. */
export function valuedCells(
  count: number,
  cells: readonly string[],
  value: Figures | FleetProblem,
): Cells {
  const own = Array.from({ length: count }, (_, at) => cells[at] ?? "");
  return [...own, ...ourCells(value), ...cells.slice(count)];
}

function ourCells(value: Figures | FleetProblem): Cells {
  if (!("problem" in value)) return valueCells(value);
  return valueColumns.map((column) => (column === "problem" ? value.problem : null));
}
