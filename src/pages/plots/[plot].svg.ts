import { cartModels } from "../../../domain/model-pages/cart-models.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { askingPlotFile } from "../../charts/asking-plot.tsx";
import type { Plotted } from "../../charts/asking-scale.ts";
import { plotOf } from "../../features/makes/figures.ts";
import { modelPlot, modelsInTable } from "../../features/models/figures.ts";
import { plotName } from "../../features/models/text.ts";

// Dots and lines are in their own file, because inlining them would make the page longer.

interface NamedPlot {
  readonly name: string;
  readonly plotted: Plotted | null;
}

const plots: readonly NamedPlot[] = [
  ...makes
    .filter(({ name }) => modelsInTable(name).length === 0)
    .map((make) => ({ name: make.slug, plotted: plotOf(make) })),
  ...cartModels.map((model) => ({ name: plotName(model), plotted: modelPlot(model) })),
];

export const getStaticPaths = () =>
  plots
    .filter(({ plotted }) => plotted !== null)
    .map(({ name, plotted }) => ({ params: { plot: name }, props: { plotted } }));

export function GET({ props }: { props: { plotted: Plotted } }): Response {
  return new Response(askingPlotFile(props.plotted), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
