import timeOnLot from "../../../domain/market/time-on-lot.json" with { type: "json" };
import type { InStock, LotDays } from "../../../domain/market/time-on-lot.ts";
import type { MedianDaysInStock } from "../../market/in-stock-text.ts";

const { observedOn, makes }: InStock<LotDays> = timeOnLot.inStock;

/** Only the figures that the answer shows, so that pages ship no others. */
export const inStock: InStock<MedianDaysInStock> = {
  observedOn,
  makes: mapValues(makes, ({ all, families }) => ({
    all: medianOf(all),
    families: mapValues(families, medianOf),
  })),
};

function medianOf({ count, medianDays }: LotDays): MedianDaysInStock {
  return { count, medianDays };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U) {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value)] as const),
  );
}
