import { type Plotted, askingScale, priceDots, pricePaths } from "./asking-scale.ts";

/** The address of the file with a plot's dots and lines, which would make its page longer. */
export function askingPlotFilePath(name: string): string {
  return `/data/asking-prices/${name}.svg`;
}

/** A plot's dots and lines, to be used by their ids. Their sizes do not follow the plot's. */
export function askingPlotFile(plotted: Plotted): string {
  const scale = askingScale(plotted);
  const stroke = (width: number, path: string) =>
    `<path vector-effect="non-scaling-stroke" stroke-width="${width}" d="${path}"/>`;
  const dots = priceDots(scale).map(({ size, path }) => stroke(size, path));
  const formula = pricePaths(scale, plotted.estimates);
  const { area, line } = plotted.dealers ? pricePaths(scale, plotted.dealers) : formula;
  const asking = plotted.dealers ? `<g id="asking">${stroke(3.5, line)}</g>` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><path id="range" d="${area}"/>` +
    `<g id="dots">${dots.join("")}</g>${asking}<g id="formula">${stroke(plotted.dealers ? 2 : 3.5, formula.line)}</g></svg>`
  );
}
