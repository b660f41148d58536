import type { ReactNode } from "react";
import { shortDollars } from "../../domain/cart/money.ts";
import styles from "./asking-plot.module.css";
import { type Plotted, askingScale, priceDots, pricePaths } from "./asking-scale.ts";

/**
 * Asking prices for used carts, with the formula's estimate for one, and what dealers ask for it if
 * that is known. The labels are text.
 */
export function AskingPlot({
  name,
  plotted,
  yearName,
  label,
  children,
}: {
  /** The name of its file. */
  name: string;
  plotted: Plotted;
  /** The label below a year; "" for none. */
  yearName: (at: number) => string;
  /** The plot in words. */
  label: string;
  /** The caption. */
  children: ReactNode;
}) {
  const scale = askingScale(plotted);
  // The dots and lines are in a file of their own: here they would make the page longer.
  const file = `/plots/${name}.svg`;
  return (
    <figure className={`${styles.figure} stack`}>
      <div className={styles.plot}>
        <div className={styles.dollars} aria-hidden="true">
          {scale.ticks.map((dollars) => (
            <span key={dollars}>{shortDollars(dollars)}</span>
          ))}
        </div>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${scale.width} ${scale.height}`}
          preserveAspectRatio="none"
          role="img"
        >
          <title>{label}</title>
          <path
            className={styles.grid}
            vectorEffect="non-scaling-stroke"
            d={scale.ticks.map((dollars) => `M0 ${scale.y(dollars)}H${scale.width}`).join("")}
          />
          <use
            className={styles.range}
            data-of={plotted.dealers && "dealers"}
            href={`${file}#range`}
          />
          <use className={styles.dots} href={`${file}#dots`} />
          {plotted.dealers && <use className={styles.asking} href={`${file}#asking`} />}
          <use className={styles.formula} href={`${file}#formula`} />
        </svg>
        <div className={styles.years} aria-hidden="true">
          {scale.years.map((at) => (
            <span key={at}>{yearName(at) !== "" && <b>{yearName(at)}</b>}</span>
          ))}
        </div>
      </div>
      <figcaption className="soft">{children}</figcaption>
    </figure>
  );
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
