import type { DollarRange } from "../../../domain/market/work-prices.ts";

export interface PriceAxis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const maxSteps = 6;

/** The shortest axis with round ends and at most six round steps. */
export function axisFor(ranges: readonly DollarRange[]): PriceAxis {
  const lowest = Math.min(...ranges.map(({ low }) => low));
  const highest = Math.max(...ranges.map(({ high }) => high));
  for (let power = 100; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) {
      const from = Math.floor(lowest / step) * step;
      const steps = Math.max(1, Math.ceil((highest - from) / step));
      if (steps > maxSteps) continue;
      const ticks = Array.from({ length: steps + 1 }, (_, index) => from + index * step);
      return { from, to: ticks.at(-1)!, ticks };
    }
  }
}

export function percentOn({ from, to }: Pick<PriceAxis, "from" | "to">, dollars: number): number {
  return Math.round((1e4 * (dollars - from)) / (to - from)) / 100;
}
