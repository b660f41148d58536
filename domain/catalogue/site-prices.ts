import { appraiserFor } from "../valuation/appraise.ts";
import { basePriceFinder } from "../valuation/base-price.ts";
import { otherMake } from "./make.ts";
import { formMakes } from "./price-book.ts";

/** This site's base price for a make and model as a visitor writes them, and why it was chosen. */
export const findBasePrice = basePriceFinder({
  makes: formMakes,
  otherBasePrice: otherMake.defaultBasePrice,
});

/** The estimate of a cart in a given year, at this site's prices. */
export const appraise = appraiserFor(findBasePrice);
