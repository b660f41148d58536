import { formatDollars } from "../../../domain/cart/money.ts";
import { type PriceAxis, axisFor, percentOn } from "../evidence/price-axis.ts";
import type { FigureKind, LedgerRow } from "./model.ts";

/** A flag on the fairway, at a price. */
interface Pin {
  readonly kind: FigureKind;
  readonly name: string;
  readonly dollars: number;
  /** In percent from the left. */
  readonly at: number;
  /** True if its flag flies to the left. */
  readonly isBack: boolean;
  /** How high its flag is, from 0, so that no two of them touch. */
  readonly level: number;
}

/** A price axis as a fairway: the strip to land on, the ball, and a pin for each figure. */
export interface Fairway {
  readonly axis: PriceAxis;
  readonly ball: number;
  readonly pins: readonly Pin[];
}

const pinNames: Readonly<Record<FigureKind, string>> = {
  formula: "Estimate",
  trade: "Trade-in",
  dealer: "Dealers",
};

/** The widest that a flag gets, in percent of the fairway. */
const flagWidth = 26;
/** Nearer to an end than this, a flag flies away from it. */
const edge = 16;

const nearBall = 4;

export function fairwayOf(
  rows: readonly Pick<LedgerRow, "kind" | "middle">[],
  reach: readonly { low: number; high: number }[],
  ball: number,
): Fairway {
  const axis = axisFor([...reach, { low: ball, high: ball }]);
  const ballAt = percentOn(axis, ball);
  const pins: Pin[] = [];
  for (const { kind, middle } of rows.toSorted((a, b) => b.middle - a.middle)) {
    const at = percentOn(axis, middle);
    const isBack = at > edge && (at < ballAt || at > 100 - edge - 10);
    const place = { kind, name: pinNames[kind], dollars: middle, at, isBack };
    // Behind the ball, a flag would be hidden.
    let level = Math.abs(at - ballAt) < nearBall ? 1 : 0;
    while (pins.some((pin) => pin.level === level && overlap(pin, place))) level += 1;
    pins.push({ ...place, level });
  }
  return { axis, ball: ballAt, pins };
}

type Flag = Pick<Pin, "at" | "isBack">;
const spanOf = ({ at, isBack }: Flag) =>
  isBack ? ([at - flagWidth, at] as const) : ([at, at + flagWidth] as const);

function overlap(one: Flag, other: Flag): boolean {
  const [from, to] = spanOf(one);
  const [start, end] = spanOf(other);
  return start < to && from < end;
}

/** The fairway in words, as screen readers get it. */
export function fairwayText({ axis, pins }: Fairway): string {
  const named = pins.map(({ name, dollars }) => `${name} ${formatDollars(dollars)}`);
  return `A scale from ${formatDollars(axis.from)} to ${formatDollars(axis.to)}. ${named.join(", ")}.`;
}
