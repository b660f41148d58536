import type { YearlyEstimate } from "../../domain/valuation/outlook.ts";
import { formatDollars } from "../format/money.ts";
import styles from "./value-chart.module.css";
import { bandPath, dollarTicks, linePath, plot, valueScale, yearTicks } from "./value-scale.ts";

const maxYearLabels = 6;
/**
 * On a phone, the dot's label takes up to this much space, on the right of the dot or else on the
 * left.
 */
const maxNameWidth = 200;

const noLine: readonly YearlyEstimate[] = [];

interface ValueChartProps {
  /** At least one, in order of year. */
  estimates: readonly YearlyEstimate[];
  /** The year of the yellow dot; from there on, the line is bold and has its range. */
  today: number;
  /** The dot's label. */
  todayName: string;
  /** A second line, drawn dashed, from `today` on. */
  dashed?: readonly YearlyEstimate[];
  /** A year to point out. */
  marked?: number;
  yearName?: (year: number) => string;
  label: string;
}

/**
 * Estimates by year. The same figures should appear next to it as text, because screen readers get
 * only the chart's name.
 */
export function ValueChart({
  estimates,
  dashed = noLine,
  marked,
  label,
  ...rest
}: ValueChartProps) {
  const { today, todayName, yearName = String } = rest;
  const [first, last] = [estimates[0]!, estimates.at(-1)!];
  const shown = (each: YearlyEstimate) => each.appraisal[each.year < today ? "value" : "high"];
  const highest = Math.max(...estimates.map(shown));
  const { x, y } = valueScale(first.year, last.year, highest);
  const line = (side: "low" | "value" | "high", some: readonly YearlyEstimate[]) =>
    some.map(({ year, appraisal }) => ({ x: x(year), y: y(appraisal[side]) }));
  const ahead = estimates.filter(({ year }) => year >= today);
  const now = ahead[0] ?? last;
  const pointed = estimates.find(({ year }) => year === marked);
  return (
    <div className={styles.frame}>
      <svg className={styles.chart} viewBox="0 0 640 290" role="img">
        <title>{label}</title>
        {dollarTicks(highest).map((dollars) => (
          <g key={dollars}>
            <path className={styles.grid} d={`M${plot.left} ${y(dollars)}H${plot.right}`} />
            <text className={styles.dollars} x={plot.left - 8} y={y(dollars) + 4}>
              {formatDollars(dollars)}
            </text>
          </g>
        ))}
        {yearTicks(first.year, last.year, today, maxYearLabels).map((year) => (
          <text key={year} className={styles.year} x={x(year)} y={plot.bottom + 26}>
            {yearName(year)}
          </text>
        ))}
        <path className={styles.band} d={bandPath(line("high", ahead), line("low", ahead))} />
        <path className={styles.past} d={linePath(line("value", estimates))} />
        {dashed.length > 0 && (
          <path className={styles.dashed} d={linePath(line("value", dashed))} />
        )}
        <path className={styles.ahead} d={linePath(line("value", ahead))} />
        {pointed !== undefined && (
          <path className={styles.marked} d={`M${x(pointed.year)} ${plot.top}V${plot.bottom}`} />
        )}
        <circle className={styles.dot} cx={x(now.year)} cy={y(now.appraisal.value)} r="7" />
        <text
          className={styles.name}
          data-end={x(now.year) > plot.right - maxNameWidth}
          x={x(now.year)}
          y={y(now.appraisal.high) - 12}
        >
          {todayName} {formatDollars(now.appraisal.value)}
        </text>
      </svg>
    </div>
  );
}
