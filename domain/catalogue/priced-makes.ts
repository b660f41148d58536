import type { MakePrices } from "../valuation/base-price.ts";
import { spellingOf } from "../words/name-match.ts";
import { priceRows } from "./price-rows.data.ts";

/** A make without its prose, which stays out of the browser. */
export interface FormMake extends MakePrices {
  readonly models: readonly string[];
  readonly firstYear: number | null;
  readonly lastYear: number | null;
}

export const pricedMakes: readonly FormMake[] = priceRows.map(
  ([name, defaultBasePrice, models = [], modelPrices = {}, lastYear = null, firstYear = null]) => ({
    name,
    defaultBasePrice,
    modelPrices,
    models,
    firstYear,
    lastYear,
  }),
);

/** A make's name by its spelling. */
export const makesBySpelling: ReadonlyMap<string, string> = new Map(
  pricedMakes.map(({ name }) => [spellingOf(name), name]),
);

const byName = new Map(pricedMakes.map((make) => [make.name, make]));

/** Null where no source gives the year, or where the make is, or may be, still built. */
export function yearsOfMake(make: string): Readonly<Record<"from" | "to", number | null>> {
  const { firstYear = null, lastYear = null } = byName.get(make) ?? {};
  return { from: firstYear, to: lastYear };
}
