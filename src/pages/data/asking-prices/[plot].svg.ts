import { askingPlotFile } from "../../../charts/asking-plot-file.ts";
import { type NamedPlot, plotPaths } from "../../../features/home/asking-plots.ts";

/** The dots and lines of the plots, one file each: inline, they would make their pages longer. */
export const getStaticPaths = plotPaths;

export function GET({ props }: { props: NamedPlot }): Response {
  return new Response(askingPlotFile(props.plotted), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
