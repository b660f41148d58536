import { formatDollars } from "../../../domain/words/money.ts";
import { type AxisEnds, percentOn } from "./price-axis.ts";
import type { FigureKind, FigureRow } from "./figure-row.ts";

interface Flag {
  readonly kind: FigureKind;
  readonly name: string;
  readonly dollars: number;
  /** Percent from the left. */
  readonly x: number;
  readonly isLabelOnLeft: boolean;
  /** Rows from 0 that keep flags apart on a narrow and on a wide screen. */
  readonly narrow: number;
  readonly wide: number;
}

/** `marker` and `strip` are in percent; the strip runs from where to start to where to stop. */
export interface PriceScale {
  readonly marker: number;
  readonly strip: { readonly from: number; readonly width: number };
  readonly flags: readonly Flag[];
  readonly ends: AxisEnds;
}

const flagNames: Readonly<Record<FigureKind, string>> = {
  formula: "Estimate",
  trade: "Trade-in",
  dealer: "Dealers",
};

/** Percent of the scale that the widest flag takes on a wide screen. */
const wideFlag = 16;
/** The same for one flag on a 320-pixel screen, where 14 characters take 34.5% and 17 take 40%. */
const narrowWidth = (text: string) => 8 + 1.95 * text.length;
/** Room beside the outermost figures, as a share of the distance between them. */
const margin = 0.08;

/** The formula's estimate has a flag only if there is nothing to compare it with. */
export function priceScaleOf(
  rows: readonly Pick<FigureRow, "kind" | "middle">[],
  stripRange: { readonly low: number; readonly high: number },
  marker: number,
): PriceScale {
  const compared = rows.filter(({ kind }) => kind !== "formula");
  const flagged = compared.length > 0 ? compared : rows;
  const points = [marker, stripRange.low, stripRange.high, ...flagged.map(({ middle }) => middle)];
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const room = Math.max(1, margin * (high - low));
  // From the lowest figure to the highest, so that the flags at the ends are as far apart as can be.
  const ends = { from: low - room, to: high + room };
  const places = flagged
    .toSorted((a, b) => a.middle - b.middle)
    .map(({ kind, middle }) => ({
      kind,
      name: flagNames[kind],
      dollars: middle,
      x: percentOn(ends, middle),
      width: narrowWidth(`${flagNames[kind]} ${formatDollars(middle)}`),
    }));
  const sides = sidesFor(places);
  const sided = places.map((place, at) => ({ ...place, isLabelOnLeft: sides[at]! }));
  const narrow = levelsFor(sided);
  const wide = levelsFor(sided.map((place) => ({ ...place, width: wideFlag })));
  const from = percentOn(ends, stripRange.low);
  return {
    marker: percentOn(ends, marker),
    strip: { from, width: Math.max(0, percentOn(ends, stripRange.high) - from) },
    flags: sided.map((place, at) => ({ ...place, narrow: narrow[at]!, wide: wide[at]! })),
    ends,
  };
}

/**
 * True for each label to the left of its pole. Uses the first arrangement in which every label fits on
 * a narrow scale without touching another, or else points all labels toward the middle.
 */
function sidesFor(flags: readonly Pick<Place, "x" | "width">[]): readonly boolean[] {
  const inward = flags.map(({ x }) => x > 50);
  const ways = [
    inward,
    flags.map(() => false),
    flags.map(() => true),
    flags.map((_, at) => at === 0),
  ];
  const fits = (sides: readonly boolean[]) => {
    const spans = flags.map((flag, at) => spanOf({ ...flag, isLabelOnLeft: sides[at]! }));
    return spans.every(
      ([start, end], at) => start >= 0 && end <= 100 && (at === 0 || spans[at - 1]![1] <= start),
    );
  };
  return ways.find(fits) ?? inward;
}

/** `width` is in percent. */
type Place = Pick<Flag, "x" | "isLabelOnLeft"> & { readonly width: number };

/** Puts each flag on the lowest level where it touches no earlier one. */
function levelsFor(places: readonly Place[]): number[] {
  const levels: number[] = [];
  for (const place of places) {
    let level = 0;
    const isTaken = (other: Place, index: number) =>
      levels[index] === level && overlap(other, place);
    while (places.slice(0, levels.length).some(isTaken)) level += 1;
    levels.push(level);
  }
  return levels;
}

function overlap(one: Place, other: Place): boolean {
  const [from, to] = spanOf(one);
  const [start, end] = spanOf(other);
  return start < to && from < end;
}

function spanOf({ x, isLabelOnLeft, width }: Place): readonly [from: number, to: number] {
  return isLabelOnLeft ? [x - width, x] : [x, x + width];
}

/** For screen readers. The marker is the number on the sign. */
export function priceScaleText({ flags }: PriceScale): string {
  const named = flags.map(({ name, dollars }) => `${name} ${formatDollars(dollars)}`);
  return `A price scale. ${named.join(", ")}.`;
}
