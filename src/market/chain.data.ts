import { chainOf } from "../../domain/market/chain-price.ts";
import { publishedModel } from "../../domain/market/published-model.ts";

/** The dealer with the most listings, and its share of all of them. */
export const chain = chainOf(publishedModel);
