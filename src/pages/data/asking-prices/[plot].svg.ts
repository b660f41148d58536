import { cartModels } from "../../../../domain/catalogue/cart-models.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import { askingPlotFile } from "../../../charts/asking-plot-file.ts";
import type { Plotted } from "../../../charts/asking-scale.ts";
import { homePlot } from "../../../features/home/home-plot.ts";
import { makePlot } from "../../../features/makes/plot.ts";
import { modelPlot } from "../../../features/models/figures.ts";
import { plotName } from "../../../features/models/text.ts";

interface Props {
  plotted: Plotted;
}

/** The dots and lines of the plots, one file each: inline, they would make their pages longer. */
export function getStaticPaths() {
  const ofMakes = makes.flatMap((make) => {
    const plotted = makePlot(make);
    return plotted === null ? [] : [{ params: { plot: make.slug }, props: { plotted } }];
  });
  const ofModels = cartModels.map((model) => ({
    params: { plot: plotName(model) },
    props: { plotted: modelPlot(model) },
  }));
  return [{ params: { plot: "all" }, props: { plotted: homePlot } }, ...ofMakes, ...ofModels];
}

export function GET({ props }: { props: Props }): Response {
  return new Response(askingPlotFile(props.plotted), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
