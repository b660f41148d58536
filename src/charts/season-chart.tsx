import { Figure } from "./figure.tsx";
import styles from "./charts.module.css";

/** A column for each month: the taller, the better carts sell. */
export function SeasonChart() {
  return (
    <Figure
      title="Buyers look most from March to August"
      note="When carts sell in most of the country. Three levels, not counts."
    >
      <div className={styles.seasons}>
        <div className="plot" role="img" aria-label={seasonsText}>
          <svg className={styles.labels}>
            {months.map(({ name, season }, index) => (
              <rect
                key={name}
                data-season={season}
                data-kind={seasons[season].kind}
                x={`${month * (index + 0.1)}%`}
                y={`${100 - seasons[season].height}%`}
                width={`${month * 0.8}%`}
                height={`${seasons[season].height}%`}
              />
            ))}
            {months.map(({ name }, index) => (
              <text
                key={name}
                data-axis="years"
                x={`${month * (index + 0.5)}%`}
                y="100%"
                dy="1.3em"
              >
                {name}
              </text>
            ))}
            {Object.values(seasons).map(({ name, height, first }) => (
              <text key={name} x={`${month * (first + 0.1)}%`} y={`${97 - height}%`}>
                {name}
              </text>
            ))}
          </svg>
        </div>
      </div>
    </Figure>
  );
}

/** The width of a month, in percent. */
const month = 100 / 12;

type Season = "peak" | "good" | "off";

/** The seasons: column height in percent, and the month that carries the label. */
const seasons = {
  peak: { name: "Peak", height: 88, first: 2, kind: "dealer" },
  good: { name: "Good", height: 60, first: 8, kind: "formula" },
  off: { name: "Off", height: 32, first: 0, kind: undefined },
} as const satisfies Record<Season, unknown>;

const seasonsText = "Peak March to August, good September to November, off December to February.";

/** The months, and how well carts sell in each (product spec, section 4). */
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
