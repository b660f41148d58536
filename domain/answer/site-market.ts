import { publishedModel } from "../market/published-model.ts";
import type { Market } from "./market.ts";
import { golfMakes } from "../catalogue/golf-makes.ts";

export const siteMarket: Market = { prices: publishedModel, golfMakes };
