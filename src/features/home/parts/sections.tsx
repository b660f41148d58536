import { pages } from "../../../site/pages.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import styles from "../home.module.css";
import { facts, offers } from "../../../market/offers.data.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import { listingsOf, mostSeen } from "../../makes/links.ts";
import { chain } from "../../evidence/chain.data.ts";
import { DefinitionList } from "../../../ui/kit/definition-list.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { defaultChoices } from "../../../../domain/valuation/cart.ts";
import { askedFor } from "../../../market/asking-prices.ts";
import { appraise } from "../../../../domain/catalogue/site-prices.ts";
import {
  type Plotted,
  askingScale,
  comparedAge,
  differenceText,
  middleHalfText,
} from "../../../charts/asking-scale.ts";
import { grouped } from "../../../../domain/cart/english.ts";

const figures = [
  ["real listings, each with its source", grouped(facts.listings)],
  [
    "typical error of what we say dealers ask, at a dealer we don’t know",
    `${facts.dealersErrorPct}%`,
  ],
  [`of the listings are from one chain, ${chain.name}`, `${chain.percent}%`],
] as const;

/** The listings the estimate was checked against. */
export function EvidenceStrip() {
  return (
    <section className={styles.strip}>
      <div>
        <h2>Checked against real listings</h2>
        <DefinitionList items={figures} />
        <a href={`${pages.howItWorks.path}#error`}>How accurate is this?</a>
      </div>
      <HomeChart />
    </section>
  );
}

/** Asking prices for used carts of all makes by model year. */
function HomeChart() {
  return (
    <AskingPlot
      name="all"
      plotted={homePlot}
      yearName={(year) => (year % 5 === 0 ? String(year) : "")}
      label={homePlotText}
    >
      Each dot is a dealer’s asking price for a used cart; bigger dots are more carts. The band is
      what dealers ask for one, an {plottedCart.powertrain} {plottedCart.make} {plottedCart.model}.
      The dashed line is the estimate for the same cart in {plottedCart.condition} condition:{" "}
      {lowText}
    </AskingPlot>
  );
}

/** Well-known makes, besides those with the most listings. */
const wellKnown = ["Icon", "STAR EV", "Garia", "GEM", "Kandi"];
const mostListed = 6;

const shown = mostSeen.filter(({ name }, rank) => rank < mostListed || wellKnown.includes(name));

/** Links from the home page to the makes that visitors look for most. */
export function MakeChips() {
  return (
    <ul className={styles.chips}>
      {shown.map(({ name, slug }) => (
        <li key={slug}>
          <a href={`/${slug}`}>
            {name}{" "}
            {listingsOf(name) > 0 && (
              <small>
                {listingsOf(name)}
                <span className="visually-hidden"> listings</span>
              </small>
            )}
          </a>
        </li>
      ))}
      <li>
        <a href="/manufacturers" data-tone="solid">
          All {makes.length} makes
        </a>
      </li>
    </ul>
  );
}

const steps = [
  ["Describe the cart", "Paste an ad, or enter its eight details."],
  ["Read the sign", "One number for your side of the deal, with a floor and a ceiling."],
  ["Follow every step", "See what each detail adds or takes off."],
] as const;

/** How the tool is used, as three shots on one hole. */
export function ThreeSteps() {
  return (
    <div className={styles.hole}>
      <svg
        className={styles.map}
        viewBox="0 0 1152 190"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Drawing part="hole" />
      </svg>
      <ol>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The plot begins here, because there are few older carts. */
const from = 2005;
const to = facts.asOfYear;
/** The plot's text covers the carts from this year on. */
const recentYear = 2015;

const plottedCart = { ...defaultChoices, make: "Club Car", model: "Precedent" };

const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The used carts of all makes by model year, with the formula's estimate for one. */
export const homePlot: Plotted = {
  from,
  to,
  prices: offers.map(({ modelYear, price }) => ({ at: modelYear, price })),
  estimates: years.map((at) => ({ at, ...appraise({ ...plottedCart, modelYear: at }, to) })),
  dealers: askedFor(years, (at) => ({ cart: { ...plottedCart, modelYear: at }, asOfYear: to })),
};

const homePlotText =
  `Asking prices by model year, ${from} to ${to}. Half of the carts from ${recentYear} and later are ` +
  `priced at ${middleHalfText(askingScale(homePlot), recentYear, to)}.`;

/** How far the formula is from what dealers ask, in a sentence. */
const lowText = `at ${comparedAge} years, it is ${differenceText(homePlot, to - comparedAge)}.`;
