import { publishedModel } from "../market/published-model.ts";
import type { Market } from "../answer/market.ts";
import { builtModels, golfMakes } from "./built-models.ts";

export const siteMarket: Market = { prices: publishedModel, models: builtModels, golfMakes };
