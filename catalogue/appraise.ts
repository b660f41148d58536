import { appraiserFor } from "../valuation/appraise.ts";
import { otherMake } from "./other-make.ts";
import { formMakes } from "./price-book.data.ts";

/** The estimate of a cart in a given year, at this site's prices. */
export const appraise = appraiserFor({
  makes: formMakes,
  otherBasePrice: otherMake.defaultBasePrice,
});
