import { askingPlotFile } from "../../sections/home/asking-plot-file.ts";

/** The dots and the line of the home page's plot, which would make the page itself longer. */
export function GET(): Response {
  return new Response(askingPlotFile(), { headers: { "Content-Type": "image/svg+xml" } });
}
