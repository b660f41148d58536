import { chainOf } from "../../domain/market/chain-price.ts";
import { compareTradeIn } from "../../domain/market/compare-trade-ins.ts";
import { documentedTradeIns } from "../../domain/market/documented-trade-ins.ts";
import { publishedModel as model } from "../../domain/market/published-model.ts";
import stockTimes from "../../domain/market/stock-times.json" with { type: "json" };

/** The dealer with the most listings, and its share of all of them. */
export const chain = chainOf(model);

/** False until a dealer's stock has been followed for three months. */
export const hasStockTimes = stockTimes.from !== "";

const judged = documentedTradeIns
  .map((tradeIn) => compareTradeIn(tradeIn, model))
  .filter(({ isInside }) => isInside !== null);

/** How many documented trade-ins our trade-in range holds. `newest` is an ISO date. */
export const tradeInCheck = {
  count: judged.length,
  inside: judged.filter(({ isInside }) => isInside).length,
  newest: judged[0]!.tradeIn.source.date,
};
