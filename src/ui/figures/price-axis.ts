/** In whole US dollars. */
export interface AxisEnds {
  readonly from: number;
  readonly to: number;
}

/** To two decimal places. */
export function percentOn({ from, to }: AxisEnds, dollars: number): number {
  return Math.round((1e4 * (dollars - from)) / (to - from)) / 100;
}
