import { estimatorFor } from "../valuation/estimate.ts";
import { basePriceFinder } from "../valuation/base-price.ts";
import { otherMake } from "./make.ts";
import { formMakes } from "./price-book.ts";

export const findBasePrice = basePriceFinder({
  makes: formMakes,
  otherBasePrice: otherMake.defaultBasePrice,
});

export const estimateOf = estimatorFor(findBasePrice);
