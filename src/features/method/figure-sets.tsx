import { modified } from "../../../domain/catalogue/content-dates.ts";
import { casesByRule, rules } from "../../../domain/valuation/rules.ts";
import { type Column, type DataSet, dollars } from "../../charts/data-set.ts";
import { pages } from "../../site/pages.ts";
import { formulaSource, listingsSource } from "../figures/sources.ts";
import { errors, points, span } from "./error-facts.data.ts";
import { basePrices, sourceText } from "./parts/base-price-list.tsx";
import { ErrorPlot, errorGroups, ruleNames, sentenceCase } from "./parts/error-section.tsx";

const page = pages.howItWorks.path;
const percent = (name: string, title: string): Column => ({ name, title, unit: "percent" });
const measured = { source: listingsSource, updated: span.last, page };
const rounded = (share: number) => Number(share.toFixed(0));

/** The figures of the page about the method. */
export const methodSets: readonly DataSet[] = [
  {
    name: "method/factors",
    title: "What each detail of a golf cart changes",
    about: "The factor by which each detail of a golf cart multiplies the base price.",
    columns: [
      { name: "rule", title: "Rule" },
      { name: "case", title: "Case", isProse: true },
      { name: "factor", title: "Factor", unit: "factor" },
      percent("change", "Change"),
    ],
    rows: rules.flatMap(({ id, label }) =>
      casesByRule[id]().map(({ name, twentieths }) => [
        label,
        name,
        (twentieths / 20).toFixed(2),
        (twentieths - 20) * 5,
      ]),
    ),
    source: formulaSource,
    updated: modified.pages,
    page,
  },
  {
    name: "method/base-prices",
    title: "Base prices of golf carts",
    about:
      "Where the formula starts for a two-seat electric golf cart of each make and model. It’s not what a new one costs.",
    columns: [
      { name: "make", title: "Make" },
      { name: "model", title: "Model" },
      dollars("base_price", "Base price"),
      { name: "from", title: "Where it is from" },
    ],
    rows: basePrices.map((each) => [
      each.make,
      each.model ?? "any other model",
      each.price,
      sourceText(each),
    ]),
    source: formulaSource,
    updated: modified.makes,
    page,
  },
  {
    name: "method/errors",
    title: "How far off golf cart values are",
    about:
      "Errors of what we say dealers ask, and of the estimate, on used carts in dealers’ listings.",
    columns: [
      { name: "group", title: "Group" },
      { name: "carts", title: "Used carts" },
      { name: "listings", title: "Listings", unit: "listings" },
      { name: "counted", title: "Counted", unit: "carts" },
      { name: "newest", title: "Newest", unit: "date" },
      percent("dealers_median_error", "Dealers ask: median error"),
      percent("dealers_within_20", "within 20%"),
      percent("dealers_in_range", "inside range"),
      percent("estimate_median_error", "Estimate: median error"),
      percent("estimate_mean_error", "mean"),
    ],
    rows: errorGroups.flatMap(([title, parts]) =>
      parts.map(({ name, groupCount, newest, evaluation: { rows, model, formula } }) => [
        title,
        sentenceCase(name),
        rows,
        groupCount,
        newest,
        rounded(model.medianAbsErrorPct),
        rounded(model.within20Pct),
        rounded(model.interval80CoveragePct),
        rounded(formula.medianAbsErrorPct),
        rounded(formula.biasPct),
      ]),
    ),
    ...measured,
  },
  {
    name: "method/formulas",
    title: "The same used golf carts by four rules",
    about:
      "Our two numbers and two dealers’ formulas on the same carts, each multiplied so that half of the carts are above it and half below.",
    columns: [
      { name: "rule", title: "Rule", isProse: true },
      { name: "multiplied_by", title: "Multiplied by", unit: "factor" },
      percent("median_error", "Median error"),
    ],
    rows: errors.formulas.map(({ name, level, medianAbsErrorPct }) => [
      ruleNames[name],
      level.toFixed(2),
      rounded(medianAbsErrorPct),
    ]),
    ...measured,
  },
  {
    name: "method/error-plot",
    title: "Golf cart values against asking prices",
    about:
      "The asking price of each used cart in dealers’ listings, with what we say dealers ask and the estimate.",
    columns: [
      dollars("asking_price", "Asking price"),
      dollars("dealers_ask", "What dealers ask, for carts the model had not seen"),
      dollars("estimate", "Estimate"),
    ],
    rows: points.map(({ price, asking, formula }) => [
      price,
      Math.round(asking),
      Math.round(formula),
    ]),
    ...measured,
    chart: () => <ErrorPlot points={points} />,
  },
];
