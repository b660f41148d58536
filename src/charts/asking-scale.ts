import { formatRange } from "../../domain/cart/money.ts";

/** An asking price at a whole number of years: a model year, or an age. */
interface PlottedPrice {
  readonly at: number;
  /** Whole US dollars. */
  readonly price: number;
}

/** A price of one cart at a number of years, with its range. */
interface PlottedEstimate {
  readonly at: number;
  readonly low: number;
  readonly value: number;
  readonly high: number;
}

/** A plot's content; all of its figures are whole US dollars. */
export interface Plotted {
  /** The years from the left to the right. */
  readonly from: number;
  readonly to: number;
  /** Those at other years are not shown. */
  readonly prices: readonly PlottedPrice[];
  /** The formula's, one for each year. */
  readonly estimates: readonly PlottedEstimate[];
  /** What dealers ask, one for each year. */
  readonly dealers?: readonly PlottedEstimate[];
}

/** The age at which plots compare the estimate with what dealers ask. */
export const comparedAge = 8;

/**
 * How far the estimate is from what dealers ask at a number of years: "24% below what dealers ask".
 * Null where either is missing.
 */
export function differenceText({ dealers = [], estimates }: Plotted, at: number): string | null {
  const asked = dealers.find((each) => each.at === at);
  const estimate = estimates.find((each) => each.at === at);
  if (asked === undefined || estimate === undefined) return null;
  const percent = Math.round((100 * (asked.value - estimate.value)) / asked.value);
  return `${Math.abs(percent)}% ${percent < 0 ? "above" : "below"} what dealers ask`;
}

/** Where on the plot a year and a price are. */
export function askingScale({ from, to, prices, estimates, dealers = [] }: Plotted) {
  const shown = prices.filter(({ at }) => at >= from && at <= to);
  const highest = Math.max(
    ...shown.flatMap(({ price }) => [price, dotPrice(price)]),
    ...estimates.map(({ high }) => high),
    ...dealers.map(({ high }) => high),
  );
  const ticks = dollarTicks(highest);
  const top = ticks.at(-1)!;
  return {
    shown,
    ticks,
    years: Array.from({ length: to - from + 1 }, (_, index) => from + index),
    /** In steps of a hundredth of a year, from the left. */
    x: (at: number) => 100 * (at - from) + 50,
    /** In steps of ten dollars, from the top. */
    y: (dollars: number) => Math.round((top - dollars) / 10),
    width: 100 * (to - from + 1),
    height: top / 10,
  };
}

type Scale = ReturnType<typeof askingScale>;

/** The prices as dots. */
export function priceDots({ shown, x, y }: Scale): Dots[] {
  return dotsFor(shown, ({ at, price }) => `${x(at)} ${y(price)}`);
}

/** Prices by year as a line, and their range as an area. */
export function pricePaths(
  { x, y }: Scale,
  estimates: readonly PlottedEstimate[],
): { line: string; area: string } {
  const along = (side: "low" | "value" | "high") =>
    estimates.map((each) => `${x(each.at)} ${y(each[side])}`);
  return {
    line: `M${along("value").join("L")}`,
    area: `M${[...along("high"), ...along("low").toReversed()].join("L")}Z`,
  };
}

/** The range of the middle half of the prices at these years, in words; "" if there are none. */
export function middleHalfText({ shown }: Scale, from: number, to: number): string {
  const prices = shown
    .filter(({ at }) => at >= from && at <= to)
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  if (prices.length === 0) return "";
  const [low, high] = [0.25, 0.75].map((share) => prices[Math.floor(share * prices.length)]!);
  return formatRange({ low: low!, high: high! });
}

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
