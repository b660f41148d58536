import { siteMarket } from "../../domain/answer/site-market.ts";

/** Pages get only this part of the model records. */
export const market = siteMarket;
