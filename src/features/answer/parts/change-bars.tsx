// Tested with the answer in answer.test.tsx.
import { plotStyle } from "../../../ui/figures/price-scale.tsx";
import "../answer.css";

/** In dollars; the cost is null where nothing is bought. */
interface Change {
  readonly change: number;
  readonly cost: number | null;
}

/** In percent of the bars' width: where they begin, and how much a dollar takes. */
export interface BarScale {
  readonly zero: number;
  readonly perDollar: number;
}

/** All bars share one scale, so that gains, losses, and costs can be compared. */
export function barScale(changes: readonly Change[]): BarScale {
  const max = Math.max(...changes.map(({ change, cost }) => Math.max(change, cost ?? 0)), 0);
  const min = Math.min(...changes.map(({ change }) => change), 0);
  const perDollar = 100 / Math.max(1, max - min);
  return { zero: -min * perDollar, perDollar };
}

/** The amounts beside them say the same. */
export function ChangeBars({ change, cost, zero, perDollar }: Change & BarScale) {
  const width = Math.abs(change) * perDollar;
  return (
    <span className="bars screen-only" aria-hidden="true" style={plotStyle({ "--zero": zero })}>
      <i
        data-bar={change < 0 ? "loss" : "gain"}
        style={plotStyle({ "--x": change < 0 ? zero - width : zero, "--w": width })}
      />
      {cost !== null && (
        <i data-bar="cost" style={plotStyle({ "--x": zero, "--w": cost * perDollar })} />
      )}
    </span>
  );
}

export function directionOf(change: number): "up" | "down" | undefined {
  if (change === 0) return undefined;
  return change > 0 ? "up" : "down";
}
