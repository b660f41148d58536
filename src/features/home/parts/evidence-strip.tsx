import { pages } from "../../../site/pages.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import styles from "../home.module.css";
import { facts } from "../../../market/offers.data.ts";
import { homePlot, homePlotText, plottedCart } from "../home-plot.ts";

const figures = [
  [facts.listings.toLocaleString("en-US"), "real listings, each with its source"],
  [
    `${facts.dealersErrorPct}%`,
    "typical error of our “Dealers ask” figure, at a dealer we don’t know",
  ],
  [`${facts.publishedPct}%`, "of the listings are public, and you can download them"],
] as const;

/** The listings the estimate was checked against. */
export function EvidenceStrip() {
  return (
    <section className={styles.strip}>
      <div>
        <h2>Checked against real listings</h2>
        <dl>
          {figures.map(([figure, meaning]) => (
            <div key={meaning}>
              <dt>{meaning}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <a href={`${pages.howItWorks.path}#error`}>How accurate is this?</a>
      </div>
      <AskingPlot
        name="all"
        plotted={homePlot}
        yearName={(year) => (year % 5 === 0 ? String(year) : "")}
        label={homePlotText}
      >
        Asking prices for used carts, by model year. Bigger dots mean more carts at that price. The
        green line is the formula’s estimate for one cart, an {plottedCart.powertrain}{" "}
        {plottedCart.make} {plottedCart.model} in {plottedCart.condition} condition. The shaded area
        is its range.
      </AskingPlot>
    </section>
  );
}
