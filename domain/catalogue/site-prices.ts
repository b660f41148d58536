import { type MakePrices, basePriceFinder } from "../valuation/base-price.ts";
import { priceRows } from "./price-rows.data.ts";
import { appraiserFor } from "../valuation/appraise.ts";
import { otherMake } from "./make.ts";

/** A make as the value tool needs it, without the prose, which stays out of the browser. */
export interface FormMake extends MakePrices {
  readonly models: readonly string[];
}

/** The makes that the form offers: the directory in its order, then Other. */
export const formMakes: readonly FormMake[] = priceRows.map(
  ([name, defaultBasePrice, models = [], modelPrices = {}]) => ({
    name,
    defaultBasePrice,
    modelPrices,
    models,
  }),
);

/** This site's base price for a make and model as a visitor writes them, and why it was chosen. */
export const findBasePrice = basePriceFinder({
  makes: formMakes,
  otherBasePrice: otherMake.defaultBasePrice,
});

/** The estimate of a cart in a given year, at this site's prices. */
export const appraise = appraiserFor(findBasePrice);
