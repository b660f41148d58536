import type { YearlyEstimate } from "../../../domain/valuation/outlook.ts";
import { type PriceAxis, axisFor, percentOn } from "../evidence/price-axis.ts";

/** A place on the map, in percent from its left and from its top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where years and dollars are on the map: the years side by side, the dollars from the bottom up. */
export interface YardageScale {
  readonly axis: PriceAxis;
  readonly x: (year: number) => number;
  readonly y: (dollars: number) => number;
}

/** The scale that holds all of these estimates with their ranges. */
export function yardageScale(
  ahead: readonly YearlyEstimate[],
  sameBatteries: readonly YearlyEstimate[],
): YardageScale {
  const [first, last] = [ahead[0]!.year, ahead.at(-1)!.year];
  const values = sameBatteries.map(({ appraisal: { value } }) => ({ low: value, high: value }));
  const axis = axisFor([...ahead.map(({ appraisal }) => appraisal), ...values]);
  return {
    axis,
    x: (year) => (100 * (year - first)) / (last - first),
    y: (dollars) => 100 - percentOn(axis, dollars),
  };
}

/** A line that is level at each place, as a fairway winds, and never overshoots one. */
export function windingPath(places: readonly Place[]): string {
  return places
    .map(({ x, y }, index) => {
      if (index === 0) return `M${rounded(x)} ${rounded(y)}`;
      const before = places[index - 1]!;
      const half = rounded((before.x + x) / 2);
      return `C${half} ${rounded(before.y)} ${half} ${rounded(y)} ${rounded(x)} ${rounded(y)}`;
    })
    .join("");
}

/** The area between two such lines with the same number of places. */
export function windingBand(upper: readonly Place[], lower: readonly Place[]): string {
  return `${windingPath(upper)}L${windingPath(lower.toReversed()).slice(1)}Z`;
}

/** A tenth of a percent is finer than any screen shows. */
function rounded(percent: number): number {
  return Number(percent.toFixed(1));
}
