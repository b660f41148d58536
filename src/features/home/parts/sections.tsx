import { pages } from "../../../site/pages.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import { facts, usedListings } from "../../../market/listings.data.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import { listingsOf, makesByListings } from "../../makes/links.ts";
import { chain } from "../../../market/chain.data.ts";
import { defaultChoices } from "../../../../domain/cart/cart.ts";
import { askingPricesByAge } from "../../../market/asking-prices.ts";
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { figuresOf } from "../../../../domain/answer/figures.ts";
import { siteMarket } from "../../../../domain/answer/site-market.ts";
import { type Role, roleVerbs, roles } from "../../../../domain/cart/roles.ts";
import {
  cartOf,
  defaultDetails,
  queryOf,
  withAllShown,
} from "../../../../domain/details/details.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Headline } from "../../../ui/masthead/sign.tsx";
import { appraise } from "../../../../domain/catalogue/site-prices.ts";
import {
  type Plotted,
  askingScale,
  comparedAge,
  differenceText,
  middleHalfText,
} from "../../../charts/asking-scale.ts";
import { grouped } from "../../../../domain/words/english.ts";

const sample = withAllShown({
  ...defaultDetails,
  modelYear: String(facts.asOfYear - 8),
  make: "EZ-GO",
  model: "RXV",
  seats: 4,
  batteryAge: 4,
});
export const sampleFigures = figuresOf(cartOf(sample)!, siteMarket, facts.asOfYear);

const purposes: Readonly<Record<Role, string>> = {
  selling: "if you sell it yourself",
  trading: "if you trade it in",
  buying: "if you’re buying it",
  insuring: "to replace it",
};

export function FourNumbers() {
  return (
    <section className="section before-answer" data-tone="tinted">
      <div className="wrap stack">
        <h2>One cart, four numbers</h2>
        <p className="lede">
          A {cartName(sampleFigures.cart)} with four seats, in good condition, with 4-year-old
          batteries.
        </p>
        <ul className="grid">
          {roles.map((role) => {
            const price = cartPrice(sampleFigures, role);
            return (
              <li key={role} className="stack">
                <div className="sign" data-small="">
                  <Headline verb={roleVerbs[role]}>
                    <Tiles
                      value={price.dollars}
                      text={formatDollars(price.dollars)}
                      answer={role}
                      price={price}
                    />
                  </Headline>
                </div>
                <p>{purposes[role]}</p>
              </li>
            );
          })}
        </ul>
        <p>
          <LinkButton href={`/${queryOf(sample)}`}>See how that’s worked out</LinkButton>
        </p>
      </div>
    </section>
  );
}

const figures = [
  [grouped(facts.listings), "dealers’ listings, each with its source"],
  [`${facts.dealersErrorPct}%`, "is how far off our dealer price usually is"],
  [
    `${chain.percent}%`,
    `of the listings come from one chain, ${chain.name}, so we call our confidence “fair,” not “good”`,
  ],
] as const;

export function HomeEvidence() {
  return (
    <section className="section wrap split before-answer">
      <div className="stack">
        <h2>{homeFinding}</h2>
        <HomeChart />
      </div>
      <div className="stack">
        {figures.map(([amount, text]) => (
          <div key={text}>
            <p className="big">{amount}</p>
            <p>{text}</p>
          </div>
        ))}
        <p>
          <a href={`${pages.howItWorks.path}#error`}>How accurate is this?</a>
        </p>
      </div>
    </section>
  );
}

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

/** Shown besides the makes with the most listings. */
const wellKnown = ["Icon", "STAR EV", "Garia", "GEM", "Kandi"];
const maxListed = 6;

const shown = makesByListings.filter(
  ({ name }, rank) => rank < maxListed || wellKnown.includes(name),
);

export function MakeChips() {
  return (
    <section className="section wrap stack before-answer">
      <h2>Value Tools by make</h2>
      <ul className="cluster">
        {shown.map(({ name, slug }) => (
          <li key={slug}>
            <LinkButton href={`/${slug}`}>
              {name}{" "}
              {listingsOf(name) > 0 && (
                <small>
                  {listingsOf(name)}
                  <span className="visually-hidden"> listings</span>
                </small>
              )}
            </LinkButton>
          </li>
        ))}
        <li>
          <LinkButton href="/manufacturers" tone="solid">
            All {makes.length} makes
          </LinkButton>
        </li>
      </ul>
      <p>
        Prices by year and model are in the <a href={pages.blueBook.path}>golf cart blue book</a>.
      </p>
      <p className="soft">
        Estimates come from a published price formula and from an algorithm that crawls market data.
        They are a starting point, not an appraisal, and we accept no liability for actual selling
        or trade-in prices.
      </p>
    </section>
  );
}

/** The plot starts here, because there are few older carts. */
const from = 2005;
const to = facts.asOfYear;
/** The plot's text covers carts from this year on. */
const recentYear = 2015;

const plottedCart = { ...defaultChoices, make: "EZ-GO", model: "RXV", seats: 4 } as const;

const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const homePlot: Plotted = {
  from,
  to,
  prices: usedListings.map(({ modelYear, price }) => ({ yearOrAge: modelYear, price })),
  estimates: years.map((modelYear) => ({
    yearOrAge: modelYear,
    ...appraise({ ...plottedCart, modelYear }, to),
  })),
  // The RXV has been built since 2008.
  dealers: askingPricesByAge(
    years.filter((year) => year >= 2008),
    (modelYear) => ({ cart: { ...plottedCart, modelYear }, asOfYear: to }),
  ),
};

const homePlotText =
  `Asking prices by model year, ${from} to ${to}. Half of the carts from ${recentYear} and later are ` +
  `priced at ${middleHalfText(askingScale(homePlot), recentYear, to)}.`;

const lowText = `at ${comparedAge} years, it is ${differenceText(homePlot, to - comparedAge)}.`;

const fallYears = 12;
/** In years. Few used carts are younger. */
const youngestCompared = 2;

function lostPercent(
  values: readonly { readonly yearOrAge: number; readonly value: number }[],
): number {
  const newest = values.at(-1 - youngestCompared)!;
  const older = values.find(({ yearOrAge }) => yearOrAge === newest.yearOrAge - fallYears)!;
  return Math.round((100 * (newest.value - older.value)) / newest.value);
}

const homeFinding = `In ${fallYears} years, dealers take ${lostPercent(homePlot.dealers!)}% off an ${plottedCart.model}. Our formula takes ${lostPercent(homePlot.estimates)}%`;
