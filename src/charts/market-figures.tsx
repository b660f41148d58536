import { Figure } from "./figure.tsx";
import styles from "./charts.module.css";

/** The site's headline figures (product spec, section 9). */
const headline = [
  ["Annual growth", "18%"],
  ["Market size", "$2.5B"],
  ["Electric share", "75%"],
  ["Longer life cycles, lithium", "20%"],
] as const;

export function MarketFigures() {
  return (
    <Figure
      caption="These are this site’s headline figures: a rough guide, not official statistics."
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
    </Figure>
  );
}
