import { publishedModel as model } from "../../../domain/market/published-model.ts";
import { compareTradeIn } from "../../../domain/market/compare-trade-ins.ts";
import { documentedTradeIns } from "../../../domain/market/documented-trade-ins.ts";

const judged = documentedTradeIns
  .map((tradeIn) => compareTradeIn(tradeIn, model))
  .filter(({ isInside }) => isInside !== null);

/** How the guide stands to the documented trade-ins that it can be compared with. */
export const tradeInCheck = {
  count: judged.length,
  inside: judged.filter(({ isInside }) => isInside).length,
  newest: judged[0]!.tradeIn.source.date,
};
