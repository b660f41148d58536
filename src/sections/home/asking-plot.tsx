import styles from "./asking-plot.module.css";
import { askingScale, plotText, plottedCart } from "./asking-scale.ts";
import { asOfYear, offers } from "./listing-facts.data.ts";

const file = "/data/asking-prices.svg";

/** What is asked for used carts, and what the formula says of one. Its labels are text. */
export function AskingPlot() {
  const scale = askingScale(offers, asOfYear);
  const { make, model, powertrain, condition } = plottedCart;
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <p className={styles.dollars} aria-hidden="true">
          {scale.ticks.map((dollars) => (
            <span key={dollars}>{dollars === 0 ? "$0" : `$${dollars / 1000}k`}</span>
          ))}
        </p>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${scale.width} ${scale.height}`}
          preserveAspectRatio="none"
          role="img"
        >
          <title>{plotText(scale)}</title>
          <path
            className={styles.grid}
            vectorEffect="non-scaling-stroke"
            d={scale.ticks.map((dollars) => `M0 ${scale.y(dollars)}H${scale.width}`).join("")}
          />
          <use className={styles.dots} href={`${file}#dots`} />
          <use className={styles.formula} href={`${file}#formula`} />
        </svg>
        <p className={styles.years} aria-hidden="true">
          {scale.years.map((year) => (
            <span key={year}>{year % 5 === 0 && <b>{year}</b>}</span>
          ))}
        </p>
      </div>
      <figcaption>
        Asking prices of used carts by model year. A bigger dot means more carts at that price. The
        green line is the formula’s estimate for one cart:{" "}
        {/^[aeiou]/i.test(powertrain) ? "an" : "a"} {powertrain} {make} {model} in {condition}{" "}
        condition.
      </figcaption>
    </figure>
  );
}
