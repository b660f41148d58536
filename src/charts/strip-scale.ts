import { dollarTicks } from "./value-scale.ts";

/** Prices this near to each other share a dot. */
const dotDollars = 250;

/** The widths of dots in pixels, for this many carts and more. */
const sizes = [
  { size: 5, from: 1 },
  { size: 8, from: 3 },
  { size: 13, from: 8 },
] as const;

/** One dollar axis for rows of prices, from nothing to a round step above the highest. */
export function stripScale(all: readonly number[]) {
  const ticks = dollarTicks(Math.max(...all));
  const x = (dollars: number) => Math.round(dollars / 10);
  return {
    ticks,
    width: x(ticks.at(-1)!),
    /** In steps of ten dollars. */
    x,
    dots: (prices: readonly number[]) => {
      const places = [
        ...Map.groupBy(prices, (price) => x(Math.round(price / dotDollars) * dotDollars)),
      ];
      return sizes.map(({ size, from }, index) => {
        const next = sizes[index + 1]?.from ?? Infinity;
        const ofSize = places.filter(([, some]) => some.length >= from && some.length < next);
        return { size, path: ofSize.map(([place]) => `M${place} 20h0`).join("") };
      });
    },
    middle: (prices: readonly number[]) =>
      prices.toSorted((a, b) => a - b)[Math.floor((prices.length - 1) / 2)]!,
  };
}
