import type { MakePrices } from "../valuation/base-price.ts";
import { priceRows } from "./price-rows.data.ts";

/** A make without its prose, which stays out of the browser. */
export interface FormMake extends MakePrices {
  readonly models: readonly string[];
}

export const pricedMakes: readonly FormMake[] = priceRows.map(
  ([name, defaultBasePrice, models = [], modelPrices = {}]) => ({
    name,
    defaultBasePrice,
    modelPrices,
    models,
  }),
);
