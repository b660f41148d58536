import { cartModels } from "../../../domain/catalogue/cart-models.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { homePlot } from "./home-plot.ts";
import { modelPlot } from "../models/figures.ts";
import { fullName, plotName } from "../models/text.ts";
import { makePlot } from "../makes/plot.ts";
import type { Plotted } from "../../charts/asking-scale.ts";

/** A plot with the name of its files. */
export interface NamedPlot {
  readonly name: string;
  readonly title: string;
  /** What "at" counts. */
  readonly at: string;
  readonly plotted: Plotted;
}

const plots: readonly NamedPlot[] = [
  {
    name: "all",
    title: "Asking prices for used golf carts by model year",
    at: "Model year.",
    plotted: homePlot,
  },
  ...makes.flatMap((make) => {
    const plotted = makePlot(make);
    if (plotted === null) return [];
    const title = `Asking prices for used ${make.name} golf carts by age`;
    return [{ name: make.slug, title, at: "Age in years.", plotted }];
  }),
  ...cartModels.map((model) => ({
    name: plotName(model),
    title: `Asking prices for used ${fullName(model)} golf carts by age`,
    at: "Age in years.",
    plotted: modelPlot(model),
  })),
];

/** One file of each kind for each plot. */
export const plotPaths = () => plots.map((plot) => ({ params: { plot: plot.name }, props: plot }));
