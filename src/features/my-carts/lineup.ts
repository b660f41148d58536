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

/** In percent, how far apart carts stand; more than `most` are too many to be moved aside. */
const room = { wide: { distance: 11, maxCarts: 6 }, narrow: { distance: 20, maxCarts: 5 } };

/** Cheapest first. */
export function lineupOf<T extends Priced>(carts: readonly T[]): Lineup<T> {
  const sorted = carts.toSorted((a, b) => a.dollars - b.dollars);
  const ends = endsFor(sorted);
  const points = sorted.map(({ dollars }) => percentOn(ends, dollars));
  const wide = placesFor(points, room.wide);
  const narrow = placesFor(points, room.narrow);
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

/**
 * By index. A few carts are side by side near their prices; if there are many, only those with
 * room at their own price are shown.
 */
function placesFor(
  points: readonly number[],
  { distance, maxCarts }: { distance: number; maxCarts: number },
): ReadonlyMap<number, number> {
  const places = points.length > maxCarts ? ownPlaces(points, distance) : spread(points, distance);
  return new Map(places);
}

/** The cheapest and the most expensive cart are always shown. */
function ownPlaces(points: readonly number[], distance: number): [number, number][] {
  const last = points.at(-1)!;
  const shown: [number, number][] = [];
  for (const [at, point] of points.entries()) {
    const isFree = shown.length === 0 || point - shown.at(-1)![1] >= distance;
    if (isFree && last - point >= distance) shown.push([at, point]);
  }
  return [...shown, [points.length - 1, last]];
}

/** Moves each cart as little as possible while keeping the order and the distance. */
function spread(points: readonly number[], distance: number): [number, number][] {
  const places: number[] = [];
  for (const [at, point] of points.entries()) {
    places.push(at === 0 ? point : Math.max(point, places[at - 1]! + distance));
  }
  // Half of what the later ones were pushed is given back to the earlier ones.
  for (let at = places.length - 1; at >= 0; at--) {
    const greatest = at === places.length - 1 ? 100 : places[at + 1]! - distance;
    const halfway = (places[at]! + points[at]!) / 2;
    places[at] = Math.max(at * distance, Math.min(greatest, halfway));
  }
  return places.map((place, at) => [at, Math.round(100 * place) / 100]);
}

function textFor(sorted: readonly Priced[]): string {
  const nameAtPrice = ({ title, dollars }: Priced) => `${title} at ${formatDollars(dollars)}`;
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  if (sorted.length === 1) return `A price scale with ${nameAtPrice(first)}.`;
  return `The carts on a price scale, from ${nameAtPrice(first)} to ${nameAtPrice(last)}.`;
}
