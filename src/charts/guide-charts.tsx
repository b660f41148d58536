import { DefinitionList } from "../ui/kit/definition-list.tsx";
import styles from "./charts.module.css";
import { Figure } from "./figure.tsx";

const barStep = 46;
const barHeight = 15;
const barWidth = 280;

/** Horizontal bars, each with its name above and its value at the end. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${barWidth + 50} ${bars.length * barStep}`}
      role="img"
      aria-label={label}
    >
      {bars.map(({ label: name, value, text }, index) => {
        const y = index * barStep;
        const width = (value / longest) * barWidth;
        return (
          <g key={name}>
            <text x="0" y={y + 14}>
              {name}
            </text>
            <rect x="0" y={y + 20} width={width} height={barHeight} rx="4" />
            <text className={styles.value} x={width + 8} y={y + 34}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as written at the end of the bar. */
  readonly text: string;
}

const monthWidth = 27;
const unit = 26;
const tallest = 3 * unit;

/** The year as twelve columns; the taller the column, the better carts sell. */
export function SeasonChart() {
  const seasons = Object.values(seasonLabels);
  return (
    <Figure
      caption="Peak season is March to August, good is September to November, and off is December to February."
      head={["Season", "Months"]}
      rows={seasons.map(({ name, span }) => [name, span])}
    >
      <svg
        className={styles.seasonChart}
        viewBox={`0 0 ${12 * monthWidth} ${tallest + 50}`}
        role="img"
        aria-label={seasons.map(({ name, span }) => `${name}: ${span}.`).join(" ")}
      >
        {months.map(({ name, season }, index) => (
          <g key={name} data-season={season}>
            <rect
              x={index * monthWidth + 2}
              y={tallest + 22 - seasonLabels[season].height * unit}
              width={monthWidth - 4}
              height={seasonLabels[season].height * unit}
              rx="4"
            />
            <text x={index * monthWidth + monthWidth / 2} y={tallest + 38}>
              {name.slice(0, 3)}
            </text>
          </g>
        ))}
        {seasonMiddles.map(([season, month]) => (
          <text
            key={month}
            className={styles.name}
            x={month * monthWidth}
            y={tallest + 14 - seasonLabels[season].height * unit}
          >
            {seasonLabels[season].name}
          </text>
        ))}
      </svg>
    </Figure>
  );
}

/** The middle of each season's columns, in months; the year begins and ends in the off season. */
const seasonMiddles = [
  ["peak", 5],
  ["good", 9.5],
  ["off", 1],
  ["off", 11.5],
] as const;

type Season = "peak" | "good" | "off";

/** The months, and how well carts sell in each (product spec, section 4). */
const months: readonly { name: string; season: Season }[] = [
  { name: "January", season: "off" },
  { name: "February", season: "off" },
  { name: "March", season: "peak" },
  { name: "April", season: "peak" },
  { name: "May", season: "peak" },
  { name: "June", season: "peak" },
  { name: "July", season: "peak" },
  { name: "August", season: "peak" },
  { name: "September", season: "good" },
  { name: "October", season: "good" },
  { name: "November", season: "good" },
  { name: "December", season: "off" },
];

const seasonLabels: Record<Season, { name: string; span: string; height: number }> = {
  peak: { name: "Peak", span: "March to August", height: 3 },
  good: { name: "Good", span: "September to November", height: 2 },
  off: { name: "Off", span: "December to February", height: 1 },
};

/** The figures that the product spec gives (section 9). */
const headline = [
  ["Annual growth", "18%"],
  ["Market size", "$2.5B"],
  ["Electric share", "75%"],
  ["Longer life cycles, lithium", "20%"],
] as const;

export function MarketFigures() {
  return (
    <Figure
      caption="Ballpark figures for the market. They don’t change your estimate."
      head={["Figure", "Value"]}
      rows={headline}
    >
      <DefinitionList className={styles.tiles} items={headline} />
    </Figure>
  );
}
