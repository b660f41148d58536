import type { Figures } from "../answer/figures.ts";
import { assumedLabel } from "../details/assumed.ts";
import type { FleetCart } from "../reading/sheet/row.ts";

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
  "assumed",
  "problem",
] as const;

export interface LineValue extends Pick<FleetCart, "assumed"> {
  readonly figures: Figures;
}

/** A figure is null if it could not be computed for the cart. */
export function valueCells({ figures, assumed }: LineValue): (number | string | null)[] {
  const { estimate, market, advice } = figures;
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
    assumed.map(assumedLabel).join("; ") || null,
    null,
  ];
}

export type Cells = readonly (string | number | null)[];

/** Why a line has no value. */
export interface LineProblem {
  readonly problem: string;
}

/** Cells beyond the headings come last, so that the added cells line up under their headings. */
export function extendedLine(
  count: number,
  cells: readonly string[],
  value: LineValue | LineProblem,
): Cells {
  const headed = Array.from({ length: count }, (_, index) => cells[index] ?? "");
  return [...headed, ...addedCells(value), ...cells.slice(count)];
}

function addedCells(value: LineValue | LineProblem): Cells {
  if (!("problem" in value)) return valueCells(value);
  return valueColumns.map((column) => (column === "problem" ? value.problem : null));
}
