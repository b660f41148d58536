import type { YearSums } from "../../../domain/fleet/fleet-totals.ts";

export const chartWidth = 440;
export const chartHeight = 190;
const headroom = 24;
/** The least room in which a year and its total are readable. */
const nameWidth = 44;

interface YearBar extends YearSums {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isNamed: boolean;
}

/** A column for each year that has carts, the tallest as high as there is room. */
export function placeYears(years: readonly YearSums[]): YearBar[] {
  const most = Math.max(...years.map(({ carts }) => carts));
  const step = Math.min(chartWidth / years.length, 64);
  // Where many years have carts, every second or third is named.
  const every = Math.ceil(nameWidth / step);
  return years.map((year, index) => {
    const height = Math.max(2, (year.carts / most) * (chartHeight - headroom));
    return {
      ...year,
      x: index * step + step * 0.1,
      y: chartHeight - height,
      width: step * 0.8,
      height,
      isNamed: index % every === 0,
    };
  });
}
