import timeOnLot from "../../../domain/market/time-on-lot.json" with { type: "json" };
import type { InStock, LotDays } from "../../../domain/market/time-on-lot.ts";
import type { MedianDaysInStock } from "../../market/in-stock-text.ts";

const { observedOn, makes }: InStock<LotDays> = timeOnLot.inStock;

/** How long carts had stood, with no more of it than the answer says. */
export const inStock: InStock<MedianDaysInStock> = {
  observedOn,
  makes: eachOf(makes, ({ all, families }) => ({
    all: halfOf(all),
    families: eachOf(families, halfOf),
  })),
};

function halfOf({ count, medianDays }: LotDays): MedianDaysInStock {
  return { count, medianDays };
}

function eachOf<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U) {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value)] as const),
  );
}
