import { estimatorFor } from "../valuation/estimate.ts";
import { basePriceFinder } from "../valuation/base-price.ts";
import { otherMake } from "./make.ts";
import { pricedMakes } from "./priced-makes.ts";

export const findBasePrice = basePriceFinder({
  makes: pricedMakes,
  otherBasePrice: otherMake.defaultBasePrice,
});

/**
 * The spec's formula with the spec's prices. To change a price, edit makes.json or families.json;
 * a test compares every make with spec-formula.ts.
 */
export const estimateOf = estimatorFor(findBasePrice);
