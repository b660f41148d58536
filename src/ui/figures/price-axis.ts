/** In whole US dollars. */
export interface AxisEnds {
  readonly from: number;
  readonly to: number;
}

/** With two decimals. */
export function percentOn({ from, to }: AxisEnds, dollars: number): number {
  return Math.round((1e4 * (dollars - from)) / (to - from)) / 100;
}
