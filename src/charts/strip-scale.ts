import { type Dots, dotPrice, dotsFor } from "./dots.ts";
import { dollarTicks } from "./dollar-ticks.ts";

/** The height of a row of prices, in the units of its picture. */
export const rowHeight = 40;

/**
 * One dollar axis for rows of prices, from nothing to a round step above the highest price and its
 * dot.
 */
export function stripScale(all: readonly number[]) {
  const ticks = dollarTicks(Math.max(...all, ...all.map(dotPrice)));
  /** In steps of ten dollars. */
  const x = (dollars: number) => Math.round(dollars / 10);
  return { ticks, width: x(ticks.at(-1)!), x };
}

/** A row of prices as dots along its middle. */
export function rowDots(
  { x }: Pick<ReturnType<typeof stripScale>, "x">,
  prices: readonly number[],
): Dots[] {
  const inRow = prices.map((price) => ({ price }));
  return dotsFor(inRow, ({ price }) => `${x(price)} ${rowHeight / 2}`);
}
