export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as written at the end of the bar. */
  readonly text: string;
}

export interface PlacedBar extends Bar {
  readonly y: number;
  readonly width: number;
}

/**
 * Horizontal bars, the longest of which is as wide as `width`; `step` is the distance from one to
 * the next.
 */
export function placeBars(bars: readonly Bar[], width: number, step: number): PlacedBar[] {
  const longest = Math.max(...bars.map(({ value }) => value));
  return bars.map((bar, index) => ({
    ...bar,
    y: index * step,
    width: (bar.value / longest) * width,
  }));
}
