import type { MakePrices } from "../valuation/base-price.ts";
import { priceRows } from "./price-rows.data.ts";

/** A make without its prose, which stays out of the browser. */
export interface FormMake extends MakePrices {
  readonly models: readonly string[];
  readonly lastYear: number | null;
}

export const pricedMakes: readonly FormMake[] = priceRows.map(
  ([name, defaultBasePrice, models = [], modelPrices = {}, lastYear = null]) => ({
    name,
    defaultBasePrice,
    modelPrices,
    models,
    lastYear,
  }),
);

const lastYears = new Map(pricedMakes.map(({ name, lastYear }) => [name, lastYear]));

/** Null if the make is still built, or may be. */
export function lastYearOfMake(make: string): number | null {
  return lastYears.get(make) ?? null;
}
