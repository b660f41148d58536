import { BarChart } from "./bar-chart.tsx";
import { Figure } from "./figure.tsx";
import styles from "./market-figures.module.css";

/** The site's headline figures (product spec, section 9). */
const headline = [
  ["Annual growth", "18%"],
  ["Market size", "$2.5B"],
  ["Electric share", "75%"],
  ["Longer life cycles, lithium", "20%"],
] as const;

const compared = [
  { label: "The market a year ago", value: 100, text: "100" },
  { label: "The market now, 18% larger", value: 118, text: "118" },
  { label: "Life cycles, lead-acid", value: 100, text: "100" },
  { label: "Life cycles, lithium, 20% longer", value: 120, text: "120" },
];

export function MarketFigures() {
  return (
    <Figure
      caption="These are this site’s headline figures: a rough guide, not official statistics. In the bars, the starting point is 100."
      head={["Figure", "Value"]}
      rows={headline}
    >
      <dl className={styles.tiles}>
        {headline.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BarChart
        label="Bars: the market grew from 100 to 118 in a year; lithium batteries last 120 life cycles for every 100 of lead-acid ones."
        bars={compared}
      />
    </Figure>
  );
}
