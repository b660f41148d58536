import type { MakePrices } from "../valuation/base-price.ts";
import { makes } from "./makes.ts";
import { otherMake } from "./make.ts";

/**
 * Every tool page loads these rows, so they have no keys and no trailing blanks. priced-makes.ts
 * turns them into objects.
 */
type PriceRow = readonly [
  name: string,
  defaultBasePrice: number,
  models?: readonly string[],
  modelPrices?: MakePrices["modelPrices"],
  lastYear?: number | null,
  firstYear?: number,
];

export const priceRows: readonly PriceRow[] = [
  ...makes,
  { ...otherMake, models: [], firstYear: undefined, lastYear: undefined },
].map(({ name, defaultBasePrice, models, modelPrices, firstYear, lastYear }): PriceRow => {
  if (firstYear !== undefined)
    return [name, defaultBasePrice, models, modelPrices, lastYear ?? null, firstYear];
  if (lastYear !== undefined) return [name, defaultBasePrice, models, modelPrices, lastYear];
  if (Object.keys(modelPrices).length > 0) return [name, defaultBasePrice, models, modelPrices];
  return models.length > 0 ? [name, defaultBasePrice, models] : [name, defaultBasePrice];
});
