import { plotCsv } from "../../../features/home/asking-plot-data.ts";
import { type NamedPlot, plotPaths } from "../../../features/home/asking-plots.ts";

export const getStaticPaths = plotPaths;

export function GET({ props }: { props: NamedPlot }): Response {
  return new Response(plotCsv(props.plotted), { headers: { "Content-Type": "text/csv" } });
}
