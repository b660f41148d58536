import type { ReactNode } from "react";
import { shortDollars } from "../../domain/cart/money.ts";
import styles from "./asking-plot.module.css";
import { askingPlotFilePath } from "./asking-plot-file.ts";
import { type Plotted, askingScale } from "./asking-scale.ts";
import { UseLine } from "./use-line.tsx";

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
  const file = askingPlotFilePath(name);
  return (
    <figure className={styles.figure}>
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
      <figcaption>
        {children} <UseLine name={`asking-prices/${name}`} />
      </figcaption>
    </figure>
  );
}
