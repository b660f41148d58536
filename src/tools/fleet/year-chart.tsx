import type { YearSums } from "../../../domain/fleet/fleet-totals.ts";
import { Figure } from "../../charts/figure.tsx";
import { formatDollars, shortDollars } from "../../format/money.ts";
import { cartsText, formatCount } from "./fleet-words.ts";
import { ReportSection } from "./report-section.tsx";
import styles from "./year-chart.module.css";
import { placeYears, chartHeight, chartWidth } from "./year-bars.ts";

/** How many carts there are of each model year, and what the formula says of them. */
export function YearChart({ years }: { years: readonly YearSums[] }) {
  const most = years.reduce((a, b) => (b.carts > a.carts ? b : a));
  const bars = placeYears(years);
  return (
    <ReportSection title="By model year">
      <Figure
        caption="Each column shows how many carts are from a model year. The formula’s total is above it."
        head={["Model year", "Carts", "Formula estimate"]}
        rows={years.map(({ modelYear, carts, estimate }) => [
          String(modelYear),
          formatCount(carts),
          formatDollars(estimate),
        ])}
      >
        <svg
          className={styles.chart}
          viewBox={`0 0 ${chartWidth} ${chartHeight + 26}`}
          role="img"
          aria-label={`Carts by model year. The largest group is ${cartsText(most.carts)} from ${most.modelYear}.`}
        >
          {bars.map(({ modelYear, carts, estimate, x, y, width, height, isNamed }) => (
            <g key={modelYear}>
              <title>{`${modelYear}: ${cartsText(carts)}, ${formatDollars(estimate)}`}</title>
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
