import { publishedModel } from "../market/published-model.ts";
import type { Market } from "../answer/market.ts";
import { builtModels, golfMakes } from "./built-models.ts";

/** The market that the site, its server, and its commands have in common. */
export const siteMarket: Market = { prices: publishedModel, models: builtModels, golfMakes };
