import { Figure } from "./figure.tsx";
import charts from "./charts.module.css";
import styles from "./season-chart.module.css";

/** The taller a month's column, the better carts sell. */
export function SeasonChart() {
  return (
    <Figure
      title="Buyers look most from March to August"
      note="When carts sell in most of the country. Three levels, not counts."
    >
      <div className={`${charts.fitted} ${styles.seasons}`}>
        <div className="plot" role="img" aria-label={seasonsText}>
          <svg className={charts.labels}>
            {months.map(({ name, season }, index) => (
              <rect
                key={name}
                data-season={season}
                data-kind={seasons[season].kind}
                x={`${monthWidth * (index + 0.1)}%`}
                y={`${100 - seasons[season].height}%`}
                width={`${monthWidth * 0.8}%`}
                height={`${seasons[season].height}%`}
              />
            ))}
            {months.map(({ name }, index) => (
              <text
                key={name}
                data-axis="years"
                x={`${monthWidth * (index + 0.5)}%`}
                y="100%"
                dy="1.3em"
              >
                {name}
              </text>
            ))}
            {Object.values(seasons).map(({ name, height, first }) => (
              <text key={name} x={`${monthWidth * (first + 0.1)}%`} y={`${97 - height}%`}>
                {name}
              </text>
            ))}
          </svg>
        </div>
      </div>
    </Figure>
  );
}

/** Percent of the chart's width. */
const monthWidth = 100 / 12;

type Season = "peak" | "good" | "off";

/** Column heights in percent; `first` is the month that carries the label. */
const seasons = {
  peak: { name: "Peak", height: 88, first: 2, kind: "dealer" },
  good: { name: "Good", height: 60, first: 8, kind: "formula" },
  off: { name: "Off", height: 32, first: 0, kind: undefined },
} as const satisfies Record<Season, unknown>;

const seasonsText = "Peak March to August, good September to November, off December to February.";

/** From the product spec, section 4. */
const months: readonly { name: string; season: Season }[] = [
  { name: "Jan", season: "off" },
  { name: "Feb", season: "off" },
  { name: "Mar", season: "peak" },
  { name: "Apr", season: "peak" },
  { name: "May", season: "peak" },
  { name: "Jun", season: "peak" },
  { name: "Jul", season: "peak" },
  { name: "Aug", season: "peak" },
  { name: "Sep", season: "good" },
  { name: "Oct", season: "good" },
  { name: "Nov", season: "good" },
  { name: "Dec", season: "off" },
];
