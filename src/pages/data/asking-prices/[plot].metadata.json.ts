import { plotMetadata } from "../../../features/home/asking-plot-data.ts";
import { type NamedPlot, plotPaths } from "../../../features/home/asking-plots.ts";

export const getStaticPaths = plotPaths;

export function GET({ props: { name, title, at } }: { props: NamedPlot }): Response {
  return Response.json(plotMetadata(name, title, at));
}
