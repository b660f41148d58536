import { askingPlotFile } from "../../../charts/asking-plot.tsx";
import type { Plotted } from "../../../charts/asking-scale.ts";
import { askingPlots } from "../../../features/figures/data-sets.tsx";

/** The dots and lines of the plots, one file each: inline, they would make their pages longer. */
export const getStaticPaths = () =>
  askingPlots.map(({ name, plotted }) => ({ params: { plot: name }, props: { plotted } }));

export function GET({ props }: { props: { plotted: Plotted } }): Response {
  return new Response(askingPlotFile(props.plotted), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
