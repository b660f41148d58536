import { publishedModel } from "../market/published-model.ts";
import type { Market } from "../answer/market.ts";
import { golfMakes } from "./golf-makes.ts";

export const siteMarket: Market = { prices: publishedModel, golfMakes };
