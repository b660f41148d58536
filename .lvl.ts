import { levelOf, compareTradeIn } from "./domain/trade-in/compare-trade-ins.ts";
import { documentedTradeIns } from "./domain/trade-in/documented-trade-ins.ts";
import { publishedModel } from "./domain/asking-prices/published-model.ts";
console.log(
  levelOf(documentedTradeIns, publishedModel),
  levelOf(
    documentedTradeIns.filter((t) => t.powertrain === "gas"),
    publishedModel,
  ),
  levelOf(
    documentedTradeIns.filter((t) => t.powertrain !== "gas"),
    publishedModel,
  ),
);
for (const t of documentedTradeIns) {
  const c = compareTradeIn(t, publishedModel);
  console.log(t.name, t.powertrain, t.ageYears, t.price, c.today, c.guide, c.isInside);
}
