import { Figure } from "./figure.tsx";
import styles from "./charts.module.css";

const step = 27;
const unit = 26;
const tallest = 3 * unit;

/** The year as twelve columns; the taller the column, the better carts sell. */
export function SeasonChart() {
  const seasons = Object.values(seasonLabels);
  return (
    <Figure
      caption="Peak season is March to August, good is September to November, and off is December to February. The heights show three grades, not measurements."
      head={["Season", "Months"]}
      rows={seasons.map(({ name, span }) => [name, span])}
    >
      <svg
        className={styles.seasonChart}
        viewBox={`0 0 ${12 * step} ${tallest + 50}`}
        role="img"
        aria-label={seasons.map(({ name, span }) => `${name}: ${span}.`).join(" ")}
      >
        {months.map(({ name, season }, index) => (
          <g key={name} data-season={season}>
            <Column index={index} height={seasonLabels[season].height * unit} />
            <text x={index * step + step / 2} y={tallest + 38}>
              {name.slice(0, 3)}
            </text>
          </g>
        ))}
        {[
          ["Peak", 5],
          ["Good", 9.5],
          ["Off", 1],
          ["Off", 11.5],
        ].map(([text, month]) => (
          <SeasonName key={month} text={String(text)} month={Number(month)} />
        ))}
      </svg>
    </Figure>
  );
}

function Column({ index, height }: { index: number; height: number }) {
  return (
    <rect x={index * step + 2} y={tallest + 22 - height} width={step - 4} height={height} rx="4" />
  );
}

/** The name of a season above the middle of its columns. */
function SeasonName({ text, month }: { text: string; month: number }) {
  const { height } = Object.values(seasonLabels).find(({ name }) => name === text)!;
  return (
    <text className={styles.name} x={month * step} y={tallest + 14 - height * unit}>
      {text}
    </text>
  );
}

export type Season = "peak" | "good" | "off";

/** The months, and how well carts sell in each (product spec, section 4). */
export const months: readonly { name: string; season: Season }[] = [
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

export const seasonLabels: Record<Season, { name: string; span: string; height: number }> = {
  peak: { name: "Peak", span: "March to August", height: 3 },
  good: { name: "Good", span: "September to November", height: 2 },
  off: { name: "Off", span: "December to February", height: 1 },
};
