/** The area for the chart's lines, in the units of its SVG. */
export const plot = { left: 70, right: 622, top: 24, bottom: 252 };

/**
 * Maps years and dollars to positions in the plot; `highest` is the largest dollar figure shown.
 */
export function valueScale(firstYear: number, lastYear: number, highest: number) {
  const top = dollarTicks(highest).at(-1)!;
  const years = Math.max(1, lastYear - firstYear);
  return {
    x: (year: number) => plot.left + ((year - firstYear) / years) * (plot.right - plot.left),
    y: (dollars: number) => plot.bottom - (dollars / top) * (plot.bottom - plot.top),
  };
}

/**
 * From zero up in three to five round steps, the last of which is at or above the highest figure.
 */
export function dollarTicks(highest: number): number[] {
  const rough = Math.max(highest, 1) / 5;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * [1, 2, 2.5, 5, 10].find((each) => each * magnitude >= rough)!;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** At most `maxCount` evenly spaced years, including `anchor`. */
export function yearTicks(first: number, last: number, anchor: number, maxCount: number): number[] {
  const step = Math.max(1, Math.ceil((last - first) / (maxCount - 1)));
  const start = first + ((anchor - first) % step);
  return Array.from(
    { length: Math.floor((last - start) / step) + 1 },
    (_, index) => start + index * step,
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function linePath(points: readonly Point[]): string {
  return `M${points.map(coordinates).join("L")}`;
}

/** The area between two lines with the same number of points. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  return `${linePath([...upper, ...lower.toReversed()])}Z`;
}

/** A tenth of a unit is finer than any screen shows. */
function coordinates({ x, y }: Point): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}
