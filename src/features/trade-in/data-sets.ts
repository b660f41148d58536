import { modified } from "../../../domain/catalogue/content-dates.ts";
import { type DataSet, dollars } from "../../charts/data-set.ts";
import { pages } from "../../site/pages.ts";
import { cartsText, comparisons, placeText } from "./parts/documented-table.tsx";
import { workRows } from "./parts/guide-method.tsx";

const page = pages.tradeInGuide.path;
const updated = modified.pages;

export const tradeInSets: readonly DataSet[] = [
  {
    name: "trade-in-guide/work",
    title: "Work that a golf cart needs by condition",
    about: "The work that we assume a used golf cart needs before a dealer sells it, and its cost.",
    columns: [
      { name: "condition", title: "Condition" },
      { name: "work", title: "We assume", isProse: true },
      dollars("cost_low", "Cost, low end"),
      dollars("cost_high", "high end"),
    ],
    rows: workRows.map(({ name, text, cost }) => [name, text, cost.low, cost.high]),
    source: "Price lists of dealers and shops, named on the page about the trade-in guide.",
    updated,
    page,
  },
  {
    name: "trade-in-guide/documented",
    title: "Documented golf cart trade-ins",
    about: "What golf courses were offered for their old carts, beside what the guide says today.",
    columns: [
      { name: "where", title: "Where", isProse: true },
      { name: "when", title: "When", unit: "date" },
      { name: "carts", title: "Carts", isProse: true },
      dollars("price", "Price per cart"),
      dollars("today", "At today’s prices"),
      dollars("guide_low", "The guide’s low end"),
      dollars("guide_high", "high end"),
      { name: "in_range", title: "In range?" },
      { name: "source", title: "Source", isProse: true },
    ],
    rows: comparisons.map((comparison) => {
      const { tradeIn, today, guide } = comparison;
      return [
        tradeIn.name,
        tradeIn.source.date,
        cartsText(tradeIn),
        tradeIn.price,
        today,
        guide?.low ?? null,
        guide?.high ?? null,
        placeText(comparison),
        tradeIn.source.url ?? tradeIn.source.title,
      ];
    }),
    source: "Mostly public records of golf courses. Each row has its own source.",
    updated,
    page,
  },
];
