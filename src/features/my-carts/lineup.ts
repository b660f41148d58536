import { formatDollars } from "../../../domain/words/money.ts";
import { type AxisEnds, percentOn } from "../../ui/figures/price-axis.ts";

interface Priced {
  readonly title: string;
  readonly dollars: number;
}

/** In percent: its price on the scale, and where it stands on a screen that has room for it. */
export type Parked<T> = T & {
  readonly point: number;
  readonly wide?: number;
  readonly narrow?: number;
};

export interface Lineup<T> {
  readonly parked: readonly Parked<T>[];
  /** Each cart's exact place on the scale, in percent. */
  readonly points: readonly number[];
  /** For screen readers. */
  readonly text: string;
}

/** Percent of the scale that a cart's drawing takes; it may overlap the next one's shadow. */
const spacing = { wide: 11, narrow: 26 };

/** Cheapest first. Where not all have room, the carts between the cheapest and the dearest are thinned out evenly. */
export function lineupOf<T extends Priced>(carts: readonly T[]): Lineup<T> {
  const sorted = carts.toSorted((a, b) => a.dollars - b.dollars);
  const ends = endsFor(sorted);
  const points = sorted.map(({ dollars }) => percentOn(ends, dollars));
  const wide = placesFor(points, spacing.wide);
  const narrow = placesFor(points, spacing.narrow);
  return {
    parked: sorted.flatMap((cart, at) => {
      const places = {
        ...(wide.has(at) && { wide: wide.get(at)! }),
        ...(narrow.has(at) && { narrow: narrow.get(at)! }),
      };
      const isShown = Object.keys(places).length > 0;
      return isShown ? [{ ...cart, point: points[at]!, ...places }] : [];
    }),
    points: [...new Set(points)],
    text: textFor(sorted),
  };
}

/** Carts that cost nearly the same must not look far apart. */
function endsFor(sorted: readonly Priced[]): AxisEnds {
  const [low, high] = [sorted[0]!.dollars, sorted.at(-1)!.dollars];
  const middle = (low + high) / 2;
  const half = Math.max(high - low, high / 3) / 2;
  return { from: middle - half, to: middle + half };
}

/** Keeps the order and the distance between carts, and moves each one only as far as that takes. */
function placesFor(points: readonly number[], distance: number): ReadonlyMap<number, number> {
  const room = Math.floor(100 / distance) + 1;
  const shown = thinned(points.length, room);
  const places: number[] = [];
  for (const [index, at] of shown.entries()) {
    const least = index === 0 ? 0 : places[index - 1]! + distance;
    places.push(Math.max(least, points[at]!));
  }
  // Half of what the later ones were pushed is given back to the earlier ones.
  for (let index = places.length - 1; index >= 0; index--) {
    const most = index === places.length - 1 ? 100 : places[index + 1]! - distance;
    const pushed = places[index]! - points[shown[index]!]!;
    const least = index === 0 ? 0 : index * distance;
    places[index] = Math.max(least, Math.min(most, places[index]! - pushed / 2));
  }
  return new Map(shown.map((at, index) => [at, Math.round(100 * places[index]!) / 100]));
}

function thinned(count: number, room: number): number[] {
  const kept = Math.min(count, room);
  return Array.from({ length: kept }, (_, index) =>
    kept === 1 ? 0 : Math.round((index * (count - 1)) / (kept - 1)),
  );
}

function textFor(sorted: readonly Priced[]): string {
  const named = ({ title, dollars }: Priced) => `${title} at ${formatDollars(dollars)}`;
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  if (sorted.length === 1) return `A price scale with ${named(first)}.`;
  return `The carts on a price scale, from ${named(first)} to ${named(last)}.`;
}
