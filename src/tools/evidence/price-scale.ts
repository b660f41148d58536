/** One bar of the scale: a range of dollars with its middle. */
export interface PriceRange {
  /** The figures of the site, each of another transaction. */
  readonly name: "Estimate" | "Trade-in guide" | "Reported sales" | "Dealers ask";
  readonly low: number;
  /** Null if no price in the range is more likely than the others. */
  readonly middle: number | null;
  readonly high: number;
}

/** The scale's inner width in the units of its SVG; texts stand beside it. */
export const scaleWidth = 560;

/** Places dollars on one scale that holds all ranges and an ad's price, with some room at its ends. */
export function placeOn(ranges: readonly PriceRange[], price: number | null) {
  const all = [
    ...ranges.flatMap(({ low, high }) => [low, high]),
    ...(price === null ? [] : [price]),
  ];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1, highest - lowest) * 0.08;
  const [from, to] = [Math.max(0, lowest - room), highest + room];
  return (dollars: number) => ((dollars - from) / (to - from)) * scaleWidth;
}
