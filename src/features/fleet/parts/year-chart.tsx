import type { YearSums } from "../../../../domain/fleet/fleet-totals.ts";
import { Figure } from "../../../charts/figure.tsx";
import { formatDollars, shortDollars } from "../../../../domain/cart/money.ts";
import { counted, grouped } from "../../../../domain/cart/english.ts";
import styles from "../fleet.module.css";
import type { ReactNode } from "react";

/** The formula's total for each model year: height is dollars. */
export function YearChart({ years }: { years: readonly YearSums[] }) {
  const most = years.reduce((a, b) => (b.estimate > a.estimate ? b : a));
  const bars = placeYears(years);
  return (
    <ReportSection title="By model year">
      <Figure
        caption="Each column’s height is the formula’s total for a model year, in dollars."
        head={["Model year", "Carts", "Formula estimate"]}
        rows={years.map(({ modelYear, carts, estimate }) => [
          String(modelYear),
          grouped(carts),
          formatDollars(estimate),
        ])}
      >
        <svg
          className={styles.chart}
          viewBox={`0 0 ${chartWidth} ${chartHeight + 26}`}
          role="img"
          aria-label={`Formula estimate by model year. The most is ${formatDollars(most.estimate)} for ${counted(most.carts, "cart")} from ${most.modelYear}.`}
        >
          {bars.map(({ modelYear, carts, estimate, x, y, width, height, isNamed }) => (
            <g key={modelYear}>
              <title>{`${modelYear}: ${counted(carts, "cart")}, ${formatDollars(estimate)}`}</title>
              <rect x={x} y={y} width={width} height={height} rx="2" />
              {isNamed && (
                <>
                  <text x={x + width / 2} y={chartHeight + 18}>
                    {modelYear}
                  </text>
                  <text x={x + width / 2} y={y - 5}>
                    {shortDollars(rounded(estimate))}
                  </text>
                </>
              )}
            </g>
          ))}
        </svg>
      </Figure>
    </ReportSection>
  );
}

/** To two digits, which an axis has room for. */
function rounded(dollars: number): number {
  return Number(dollars.toPrecision(2));
}

export const chartWidth = 440;
export const chartHeight = 190;
const headroom = 24;
/** The least room in which a year and its total are readable. */
const nameWidth = 44;

interface YearBar extends YearSums {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isNamed: boolean;
}

/** A column for each year that has carts, the dearest as high as there is room. */
export function placeYears(years: readonly YearSums[]): YearBar[] {
  const most = Math.max(...years.map(({ estimate }) => estimate));
  const step = Math.min(chartWidth / years.length, 64);
  // Where many years have carts, every second or third is named.
  const every = Math.ceil(nameWidth / step);
  return years.map((year, index) => {
    const height = Math.max(2, (year.estimate / most) * (chartHeight - headroom));
    return {
      ...year,
      x: index * step + step * 0.1,
      y: chartHeight - height,
      width: step * 0.8,
      height,
      isNamed: index % every === 0,
    };
  });
}

/** A part of the report on many carts that stays in one piece on paper. */
export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${styles.section} stack`} data-report>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
