/** Prices this near to each other share a dot. */
const dotDollars = 250;

/** The widths of dots in pixels: for one or two carts at a price, for some, and for many. */
const dotSizes = [
  { size: 5, from: 1 },
  { size: 8, from: 3 },
  { size: 13, from: 6 },
] as const;

/** Dots of one width, as a path of points without length: round line ends make them dots. */
export interface Dots {
  readonly size: number;
  readonly path: string;
}

/** The price that a price's dot stands for, in whole US dollars. */
export function dotPrice(price: number): number {
  return Math.round(price / dotDollars) * dotDollars;
}

/**
 * One dot for the prices that are about the same at the same place. `pointAt` gives its place, such
 * as "150 400".
 */
export function dotsFor<T extends { readonly price: number }>(
  prices: readonly T[],
  pointAt: (price: T) => string,
): Dots[] {
  const points = [
    ...Map.groupBy(prices, (each) => pointAt({ ...each, price: dotPrice(each.price) })),
  ];
  return dotSizes.map(({ size, from }, index) => {
    const next = dotSizes[index + 1]?.from ?? Infinity;
    const ofSize = points.filter(([, some]) => some.length >= from && some.length < next);
    return { size, path: ofSize.map(([point]) => `M${point}h0`).join("") };
  });
}

/**
 * From zero up in three to five round steps, the last of which is at or above the highest figure.
 */
export function dollarTicks(highest: number): number[] {
  const rough = Math.max(highest, 1) / 5;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * [1, 2, 2.5, 5, 10].find((each) => each * magnitude >= rough)!;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
