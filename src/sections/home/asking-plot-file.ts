import { askingScale, dotPaths, formulaPath } from "./asking-scale.ts";
import { asOfYear, offers } from "./listing-facts.data.ts";

const dotSizes = [5, 8, 13];

/** The plot's dots and line, to be used by their ids. Their sizes do not follow the plot's. */
export function askingPlotFile(): string {
  const scale = askingScale(offers, asOfYear);
  const line = (width: number, path: string) =>
    `<path vector-effect="non-scaling-stroke" stroke-width="${width}" d="${path}"/>`;
  const dots = dotPaths(scale).map((path, size) => line(dotSizes[size]!, path));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><g id="dots">${dots.join("")}</g>` +
    `<g id="formula">${line(3.5, formulaPath(scale, asOfYear))}</g></svg>`
  );
}
