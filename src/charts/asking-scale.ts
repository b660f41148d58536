import { formatRange } from "../../domain/cart/money.ts";
import { type Dots, dotPrice, dotsFor, dollarTicks } from "./dots.ts";

/** An asking price at a whole number of years: a model year, or an age. */
interface PlottedPrice {
  readonly at: number;
  /** Whole US dollars. */
  readonly price: number;
}

/** The formula's estimate of one cart at a number of years, with its range. */
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
  /** One for each year. */
  readonly estimates: readonly PlottedEstimate[];
  /** What dealers ask for the same cart, for each year that is known. */
  readonly asked?: readonly PlottedEstimate[];
}

/** Where on the plot a year and a price are. */
export function askingScale({ from, to, prices, estimates, asked = [] }: Plotted) {
  const shown = prices.filter(({ at }) => at >= from && at <= to);
  const highest = Math.max(
    ...shown.flatMap(({ price }) => [price, dotPrice(price)]),
    ...[...estimates, ...asked].map(({ high }) => high),
  );
  const ticks = dollarTicks(highest);
  const top = ticks.at(-1)!;
  return {
    shown,
    estimates,
    asked,
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

/** What dealers ask as a line with its range as an area, and the formula's estimates as a line. */
export function pricePaths({ estimates, asked, x, y }: Scale) {
  const along = (some: readonly PlottedEstimate[], side: "low" | "value" | "high") =>
    some.map((each) => `${x(each.at)} ${y(each[side])}`);
  const lineOf = (some: readonly PlottedEstimate[]) =>
    some.length === 0 ? "" : `M${along(some, "value").join("L")}`;
  const around = [...along(asked, "high"), ...along(asked, "low").toReversed()];
  return {
    asked: lineOf(asked),
    area: around.length === 0 ? "" : `M${around.join("L")}Z`,
    formula: lineOf(estimates),
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
