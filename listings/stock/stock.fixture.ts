import type { Read } from "./reads.ts";
import { type Stock, carryForward } from "./stock.ts";

export const list = "https://dealer.example/used";

/** A unit at a price. */
export function sampleUnit(unit: string, price_usd = 5000): Read["units"][number] {
  return {
    unit,
    make: "EZ-GO",
    model: "RXV",
    model_year: 2019,
    condition: "used",
    price_usd,
  };
}

export function sampleRead(day: string, changes: Partial<Read> = {}): Read {
  return { list, day, kind: "whole", units: [], unclear: [], ...changes };
}

export const emptyStock: Stock = { lists: [], spans: [] };

export function stockAfter(...reads: readonly Read[]): Stock {
  return reads.reduce(carryForward, emptyStock);
}
