import styles from "./charts.module.css";

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

interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as written at the end of the bar. */
  readonly text: string;
}

interface PlacedBar extends Bar {
  readonly y: number;
  readonly width: number;
}

/**
 * Horizontal bars, the longest of which is as wide as `width`; `distance` is the distance from one to
 * the next.
 */
export function placeBars(bars: readonly Bar[], width: number, distance: number): PlacedBar[] {
  const longest = Math.max(...bars.map(({ value }) => value));
  return bars.map((bar, index) => ({
    ...bar,
    y: index * distance,
    width: (bar.value / longest) * width,
  }));
}
