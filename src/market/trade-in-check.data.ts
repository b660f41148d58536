import { publishedModel as model } from "../../domain/market/published-model.ts";
import { compareTradeIn } from "../../domain/market/compare-trade-ins.ts";
import { documentedTradeIns } from "../../domain/market/documented-trade-ins.ts";

const judged = documentedTradeIns
  .map((tradeIn) => compareTradeIn(tradeIn, model))
  .filter(({ isInside }) => isInside !== null);

/** How many documented trade-ins our trade-in range holds. `newest` is an ISO date. */
export const tradeInCheck = {
  count: judged.length,
  inside: judged.filter(({ isInside }) => isInside).length,
  newest: judged[0]!.tradeIn.source.date,
};
