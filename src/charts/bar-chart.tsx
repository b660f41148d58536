import { type Bar, placeBars } from "./bars.ts";
import styles from "./bar-chart.module.css";

const step = 46;
const barHeight = 15;
const barWidth = 280;

/** Horizontal bars, each with its name above and its value at the end. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${barWidth + 50} ${bars.length * step}`}
      role="img"
      aria-label={label}
    >
      {placeBars(bars, barWidth, step).map(({ label: name, text, y, width }) => (
        <g key={name}>
          <text x="0" y={y + 14}>
            {name}
          </text>
          <rect x="0" y={y + 20} width={width} height={barHeight} rx="4" />
          <text className={styles.value} x={width + 8} y={y + 34}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
