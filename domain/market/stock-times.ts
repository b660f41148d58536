import { type ByMake, knownOf } from "./time-on-lot.ts";

/** Used carts that dealers first listed at `low` or more and below `high`, in US dollars. */
interface DaysUntilGone {
  readonly low: number;
  readonly high: number;
  readonly count: number;
  /** Days until half of them were gone from their dealers' lists, sold or withdrawn. */
  readonly medianDays: number;
}

interface PriceCuts {
  readonly count: number;
  /** The percentage of them that had their price cut. */
  readonly cutPct: number;
  /** The median cut, in percent of the first price; null if too few prices were cut. */
  readonly medianCutPct: number | null;
}

/** What became of the used carts that dealers listed between two days. */
export interface StockTimes {
  /** ISO dates; "" if nothing is known yet. */
  readonly from: string;
  readonly to: string;
  readonly makes: ByMake<{
    /** By price. Price ranges with too few carts are left out. */
    readonly days: readonly DaysUntilGone[];
    readonly cuts: PriceCuts;
  }>;
}

export type NamedDaysUntilGone = DaysUntilGone & { readonly name: string };
export type NamedCuts = PriceCuts & { readonly name: string };

/** For the family's carts at about this price, or else the make's; null if there are too few of either. */
export function daysUntilGoneOf(
  { makes }: StockTimes,
  cart: { readonly make: string; readonly model: string },
  askingDollars: number,
): NamedDaysUntilGone | null {
  const [closest] = knownOf(makes, cart).flatMap(({ name, days }) =>
    days.flatMap((each) =>
      each.low <= askingDollars && askingDollars < each.high ? [{ ...each, name }] : [],
    ),
  );
  return closest ?? null;
}

export function priceCutsOf(
  { makes }: StockTimes,
  cart: { readonly make: string; readonly model: string },
): NamedCuts | null {
  const [closest] = knownOf(makes, cart);
  return closest === undefined ? null : { ...closest.cuts, name: closest.name };
}
