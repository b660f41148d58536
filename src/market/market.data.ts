import { siteMarket } from "../../domain/catalogue/site-market.ts";

/** The market, as small as pages need it: the records of models have much more. */
export const market = siteMarket;
