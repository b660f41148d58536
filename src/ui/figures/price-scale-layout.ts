import { formatDollars } from "../../../domain/words/money.ts";
import { type PriceAxis, axisFor, percentOn } from "./price-axis.ts";
import type { FigureKind, FigureRow } from "./figure-row.ts";

interface Flag {
  readonly kind: FigureKind;
  readonly name: string;
  readonly dollars: number;
  /** Percent from the left. */
  readonly x: number;
  readonly labelOnLeft: boolean;
  /** Rows from 0 that keep flags apart on a narrow and on a wide screen. */
  readonly narrow: number;
  readonly wide: number;
}

/** `marker` and `strip` are in percent; the strip runs from where to start to where to stop. */
export interface PriceScale {
  readonly axis: PriceAxis;
  readonly marker: number;
  readonly strip: { readonly from: number; readonly width: number };
  readonly flags: readonly Flag[];
}

const flagNames: Readonly<Record<FigureKind, string>> = {
  formula: "Estimate",
  trade: "Trade-in",
  dealer: "Dealers",
};

/** Percent of the scale that the widest flag takes on a 320-pixel and on a wide screen. */
const flagWidths = { narrow: 52, wide: 16 };
/** Room beside the outermost figures, as a share of the distance between them. */
const margin = 0.05;

export function priceScaleOf(
  rows: readonly Pick<FigureRow, "kind" | "middle">[],
  stripRange: { readonly low: number; readonly high: number },
  marker: number,
): PriceScale {
  const points = [marker, stripRange.low, stripRange.high, ...rows.map(({ middle }) => middle)];
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const room = margin * (high - low);
  const axis = axisFor([{ low: Math.max(0, low - room), high: high + room }]);
  const places = rows
    .map(({ kind, middle }) => {
      const x = percentOn(axis, middle);
      return { kind, name: flagNames[kind], dollars: middle, x, labelOnLeft: x > 50 };
    })
    // Flags near the middle get the lowest levels, so that other flags' poles pass behind them.
    .toSorted((a, b) => Math.abs(a.x - 50) - Math.abs(b.x - 50));
  const narrow = levelsFor(places, flagWidths.narrow);
  const wide = levelsFor(places, flagWidths.wide);
  const from = percentOn(axis, stripRange.low);
  return {
    axis,
    marker: percentOn(axis, marker),
    strip: { from, width: Math.max(0, percentOn(axis, stripRange.high) - from) },
    flags: places.map((place, index) => ({
      ...place,
      narrow: narrow[index]!,
      wide: wide[index]!,
    })),
  };
}

type Place = Pick<Flag, "x" | "labelOnLeft">;

/** Puts each flag on the lowest level where it touches no earlier one. */
function levelsFor(places: readonly Place[], width: number): number[] {
  const levels: number[] = [];
  for (const place of places) {
    let level = 0;
    const isTaken = (other: Place, index: number) =>
      levels[index] === level && overlap(other, place, width);
    while (places.slice(0, levels.length).some(isTaken)) level += 1;
    levels.push(level);
  }
  return levels;
}

function overlap(one: Place, other: Place, width: number): boolean {
  const spanOf = ({ x, labelOnLeft }: Place) =>
    labelOnLeft ? ([x - width, x] as const) : ([x, x + width] as const);
  const [from, to] = spanOf(one);
  const [start, end] = spanOf(other);
  return start < to && from < end;
}

/** For screen readers. */
export function priceScaleText({ axis, flags }: PriceScale): string {
  const named = flags
    .toSorted((a, b) => a.dollars - b.dollars)
    .map(({ name, dollars }) => `${name} ${formatDollars(dollars)}`);
  return `A scale from ${formatDollars(axis.from)} to ${formatDollars(axis.to)}. ${named.join(", ")}.`;
}
