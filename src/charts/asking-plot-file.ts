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
  const { asked, area, formula } = pricePaths(scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><path id="range" d="${area}"/>` +
    `<g id="dots">${dots.join("")}</g><g id="asked">${stroke(4, asked)}</g><g id="formula">${stroke(2, formula)}</g></svg>`
  );
}
