import { cartModels, modelPath } from "../../../domain/catalogue/cart-models.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { type DataSet, dollars } from "../../charts/data-set.ts";
import { marketSets } from "../guides/data-sets.tsx";
import { methodSets } from "../method/figure-sets.tsx";
import { pricesSet, tradeInSet } from "../models/parts/prices.tsx";
import { stateSet } from "../states/parts/facts.tsx";
import { statesSet } from "../states/parts/map.tsx";
import { documentedSet } from "../trade-in/parts/documented-table.tsx";
import { workSet } from "../trade-in/parts/guide-method.tsx";
import type { ReactNode } from "react";
import type { Plotted } from "../../charts/asking-scale.ts";
import { facts } from "../../market/offers.data.ts";
import { HomeChart, homePlot } from "../home/parts/sections.tsx";
import { MakeChart } from "../makes/parts/facts.tsx";
import { makePlot, valuesSet } from "../makes/figures.ts";
import { modelPlot } from "../models/figures.ts";
import { ModelChart } from "../models/parts/prices.tsx";
import { fullName, plotName } from "../models/text.ts";
import { listingsSource } from "./sources.ts";

/** A plot with the name of its files. */
interface NamedPlot {
  readonly name: string;
  readonly title: string;
  readonly page: string;
  /** The unit of "at". */
  readonly at: "Model year" | "Age in years";
  readonly plotted: Plotted;
  readonly chart: () => ReactNode;
}

export const askingPlots: readonly NamedPlot[] = [
  {
    name: "all",
    title: "Used golf cart asking prices by model year",
    page: "/",
    at: "Model year",
    plotted: homePlot,
    chart: () => <HomeChart />,
  },
  ...makes.flatMap((make): NamedPlot[] => {
    const plotted = makePlot(make);
    if (plotted === null) return [];
    return [
      {
        name: make.slug,
        title: `Used ${make.name} asking prices by age`,
        page: `/${make.slug}`,
        at: "Age in years",
        plotted,
        chart: () => <MakeChart make={make} plot={plotted} />,
      },
    ];
  }),
  ...cartModels.map((model): NamedPlot => ({
    name: plotName(model),
    title: `Used ${fullName(model)} asking prices by age`,
    page: modelPath(model),
    at: "Age in years",
    plotted: modelPlot(model),
    chart: () => <ModelChart model={model} />,
  })),
];

/** Everything that a plot shows. */
function plotSet({ name, title, page, at, plotted, chart }: NamedPlot): DataSet {
  const { from, to, prices, estimates, dealers: asked = [] } = plotted;
  return {
    name: `asking-prices/${name}`,
    title,
    about:
      "Dealers’ asking prices for used golf carts, what dealers ask for one typical cart, and what the formula says of it.",
    columns: [
      {
        name: "series",
        title:
          "“dealers ask” and “formula” are for one typical cart; “asking price” is one listing",
      },
      { name: "at", title: at, unit: at === "Model year" ? "year" : "years" },
      dollars("low", "Low end of the range"),
      dollars("value", "Middle of the range, or the price"),
      dollars("high", "High end of the range"),
    ],
    rows: [
      ...asked.map((each) => ["dealers ask", each.at, each.low, each.value, each.high]),
      ...estimates.map((each) => ["formula", each.at, each.low, each.value, each.high]),
      ...prices
        .filter((each) => each.at >= from && each.at <= to)
        .map((each) => ["asking price", each.at, null, each.price, null]),
    ],
    source: listingsSource,
    updated: facts.newest,
    page,
    chart,
  };
}

/** The figures of every chart and every table of figures. */
export const dataSets: readonly DataSet[] = [
  ...askingPlots.map(plotSet),
  ...makes.map(valuesSet),
  ...cartModels.flatMap((model) => [pricesSet(model), tradeInSet(model)]),
  statesSet,
  ...states.flatMap(stateSet),
  ...methodSets,
  workSet,
  documentedSet,
  ...marketSets,
];

/** One file of each kind, and one frame, for each. */
export const dataSetPaths = () =>
  dataSets.map((set) => {
    const [kind, name] = set.name.split("/");
    return { params: { kind, name }, props: { set } };
  });
