import { formatRange } from "../../domain/words/money.ts";

interface PlottedPrice {
  /** A model year, or an age in years. */
  readonly yearOrAge: number;
  /** Whole US dollars. */
  readonly price: number;
}

interface PlottedEstimate {
  readonly yearOrAge: number;
  readonly low: number;
  readonly value: number;
  readonly high: number;
}

/** All prices are whole US dollars. */
export interface Plotted {
  /** The first and the last year on the plot. */
  readonly from: number;
  readonly to: number;
  /** Prices of other years are not shown. */
  readonly prices: readonly PlottedPrice[];
  /** The formula's price for each year. */
  readonly estimates: readonly PlottedEstimate[];
  /** What dealers ask in each year. */
  readonly dealers?: readonly PlottedEstimate[];
}

/** Plots compare the estimate with what dealers ask at this age, in years. */
export const comparedAge = 8;

/** For example "24% below what dealers ask". Null if either figure is missing. */
export function differenceText({ dealers = [], estimates }: Plotted, year: number): string | null {
  const asking = dealers.find(({ yearOrAge }) => yearOrAge === year);
  const estimate = estimates.find(({ yearOrAge }) => yearOrAge === year);
  if (asking === undefined || estimate === undefined) return null;
  const percent = Math.round((100 * (asking.value - estimate.value)) / asking.value);
  return `${Math.abs(percent)}% ${percent < 0 ? "above" : "below"} what dealers ask`;
}

/**
 * The 95th percentile, so that a few expensive carts don't squeeze the rest against the bottom of a
 * plot; 0 without prices.
 */
export function highestUsual(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0;
}

export function askingScale({ from, to, prices, estimates, dealers = [] }: Plotted) {
  const shown = prices.filter(({ yearOrAge }) => yearOrAge >= from && yearOrAge <= to);
  const highest = Math.max(
    highestUsual(shown.map(({ price }) => Math.max(price, dotPrice(price)))),
    ...(dealers.length > 0 ? dealers : estimates).map(({ high }) => high),
  );
  const ticks = dollarTicks(highest);
  const top = ticks.at(-1)!;
  return {
    shown,
    ticks,
    years: Array.from({ length: to - from + 1 }, (_, index) => from + index),
    /** In hundredths of a year, from the left. */
    x: (yearOrAge: number) => 100 * (yearOrAge - from) + 50,
    /** In tens of dollars, from the top. */
    y: (dollars: number) => Math.round((top - dollars) / 10),
    width: 100 * (to - from + 1),
    height: top / 10,
  };
}

type Scale = ReturnType<typeof askingScale>;

export function priceDots({ shown, ticks, x, y }: Scale): Dots[] {
  const inside = shown.filter(({ price }) => dotPrice(price) <= ticks.at(-1)!);
  return dotsFor(inside, ({ yearOrAge, price }) => `${x(yearOrAge)} ${y(price)}`);
}

export function pricePaths(
  { x, y }: Scale,
  estimates: readonly PlottedEstimate[],
): { line: string; area: string } {
  const along = (side: "low" | "value" | "high") =>
    estimates.map((estimate) => `${x(estimate.yearOrAge)} ${y(estimate[side])}`);
  return {
    line: `M${along("value").join("L")}`,
    area: `M${[...along("high"), ...along("low").toReversed()].join("L")}Z`,
  };
}

/** Covers the prices at these years; "" for a plot without prices. */
export function middleHalfText({ shown }: Scale, from: number, to: number): string {
  const prices = shown
    .filter(({ yearOrAge }) => yearOrAge >= from && yearOrAge <= to)
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  if (prices.length === 0) return "";
  const [low, high] = [0.25, 0.75].map((share) => prices[Math.floor(share * prices.length)]!);
  return formatRange({ low: low!, high: high! });
}

/** Prices round to this many dollars to share a dot. */
const dotDollars = 250;

/** Widths in pixels, by the number of carts at a price. */
const dotSizes = [
  { size: 5, from: 1 },
  { size: 8, from: 3 },
  { size: 13, from: 6 },
] as const;

/** A path of points without length, which round line ends make into dots of one width. */
export interface Dots {
  readonly size: number;
  readonly path: string;
}

/** The price at which a price's dot is drawn, in whole US dollars. */
export function dotPrice(price: number): number {
  return Math.round(price / dotDollars) * dotDollars;
}

/** Prices that are about the same share a dot. `pointAt` says where it goes, such as "150 400". */
export function dotsFor<T extends { readonly price: number }>(
  prices: readonly T[],
  pointAt: (price: T) => string,
): Dots[] {
  const points = [
    ...Map.groupBy(prices, (priced) => pointAt({ ...priced, price: dotPrice(priced.price) })),
  ];
  return dotSizes.map(({ size, from }, index) => {
    const next = dotSizes[index + 1]?.from ?? Infinity;
    const ofSize = points.filter(([, members]) => members.length >= from && members.length < next);
    return { size, path: ofSize.map(([point]) => `M${point}h0`).join("") };
  });
}

/** Three to five round steps from zero, the last at or above the highest figure. */
export function dollarTicks(highest: number): number[] {
  const minStep = Math.max(highest, 1) / 5;
  const magnitude = 10 ** Math.floor(Math.log10(minStep));
  const step = magnitude * [1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= minStep)!;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** "New", "5 yrs", "10": of a chart's ages, only the first number says what it counts. */
export function ageLabel(age: number, labeled: readonly number[]): string {
  if (age === 0) return "New";
  if (age !== labeled.find((each) => each > 0)) return String(age);
  return age === 1 ? "1 yr" : `${age} yrs`;
}
