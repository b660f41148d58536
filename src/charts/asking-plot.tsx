// Tested with the plots in ../features/models/pages.test.tsx and ../features/makes/pages.test.tsx.
import type { ReactNode } from "react";
import { shortDollars } from "../../domain/words/money.ts";
import styles from "./charts.module.css";
import { type Plotted, ageLabel, askingScale, priceDots, pricePaths } from "./asking-scale.ts";

export function AskingPlot({
  name,
  plotted,
  yearStep,
  label,
  children,
}: {
  /** The name of the plot's file. */
  name: string;
  plotted: Plotted;
  /** Years between two labels. */
  yearStep: number;
  label: string;
  children: ReactNode;
}) {
  const scale = askingScale(plotted);
  const { ticks, years, width, height } = scale;
  // Dots and lines are in their own file, because inlining them would make the page longer.
  const file = `/plots/${name}.svg`;
  return (
    <figure className={`${styles.fitted} figure`}>
      <div className="axes">
        <div className="plot">
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img">
            <title>{label}</title>
            <path
              className="rule"
              vectorEffect="non-scaling-stroke"
              d={ticks.map((dollars) => `M0 ${scale.y(dollars)}H${width}`).join("")}
            />
            <use
              className="band"
              data-kind={plotted.dealers ? "dealer" : "formula"}
              href={`${file}#range`}
            />
            <use className={styles.dots} data-kind="dealer" href={`${file}#dots`} />
            {plotted.dealers && <use className="line" data-kind="dealer" href={`${file}#asking`} />}
            <use className="line" data-kind="formula" href={`${file}#formula`} />
          </svg>
          <svg className={styles.labels} aria-hidden="true">
            {ticks.map((dollars) => (
              <text
                key={dollars}
                data-axis="dollars"
                dx="-0.5em"
                y={`${(100 * scale.y(dollars)) / height}%`}
              >
                {shortDollars(dollars)}
              </text>
            ))}
            {lineEnds(plotted).map(({ kind, label: lineName, value }) => (
              <text
                key={kind}
                className={styles.name}
                data-kind={kind}
                x="100%"
                y={`${(100 * scale.y(value)) / height}%`}
              >
                {lineName}
              </text>
            ))}
            {years
              .filter((year) => year % yearStep === 0)
              .map((year, _, labeled) => (
                <text
                  key={year}
                  data-axis="years"
                  x={`${(100 * scale.x(year)) / width}%`}
                  y="100%"
                  dy="1.3em"
                >
                  {ageLabel(year, labeled)}
                </text>
              ))}
          </svg>
        </div>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}

function lineEnds({ dealers = [], estimates }: Plotted) {
  const [asking, formula] = [dealers.at(-1), estimates.at(-1)];
  return [
    ...(asking === undefined ? [] : [{ kind: "dealer", label: "Dealers ask", ...asking }]),
    ...(formula === undefined ? [] : [{ kind: "formula", label: "Our formula", ...formula }]),
  ];
}

/** An SVG whose parts are used by their ids. Dots and lines keep their width when the plot is scaled. */
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
