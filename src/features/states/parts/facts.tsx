import { type State, states } from "../../../../domain/catalogue/states.ts";
import { type Agency, stateProfiles } from "../../../../domain/catalogue/state-profiles.ts";
import { otherPages } from "../../../../domain/sources/source.ts";
import { Disclaimer, NextSteps } from "../../../ui/frame/disclaimer.tsx";
import { LinkGrid } from "../../../ui/kit/link-grid.tsx";
import { dateText } from "../../../format/date-text.ts";
import { nameInText } from "../../../site/page-metadata.ts";
import styles from "../states.module.css";
import { articleOf, answerText, editionText, questionNames } from "../text.ts";
import { FactStrip } from "../../../ui/kit/fact-strip.tsx";
import { PriceStrips } from "../../../charts/price-strips.tsx";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { type AskingSummary, askingSummary, dealersOf } from "../../../market/asking-prices.ts";
import { ofAllText } from "../../../market/listings-text.ts";
import { type Offer, facts, listingsByPlace, offers } from "../../../market/offers.data.ts";
import {
  type LawAnswer,
  type LawQuestion,
  lawQuestions,
  stateLaw,
} from "../../../../domain/catalogue/state-law.ts";
import { grouped } from "../../../../domain/cart/english.ts";

/** The effect of a place's climate, season, and roads on a used cart there. */
export function StateFacts({ state }: { state: State }) {
  const { climate, season, roadQuestion, agency, neighbors } = stateProfiles[state.code]!;
  const place = nameInText(state);
  return (
    <div className={styles.facts}>
      <StateLaw state={state} />
      <StateOffers state={state} />
      <section>
        <h2>What the climate does to a cart</h2>
        <p>{climate}</p>
      </section>
      <section>
        <h2>When carts sell in {place}</h2>
        <p>{season}</p>
      </section>
      <section>
        <h2>Ask before you drive on a road</h2>
        <p>
          Laws change, and your city or HOA may add rules of its own. Ask there, or at{" "}
          {articleOf(agency.name)}
          <AgencyLink agency={agency} />:
        </p>
        <p className={`${styles.question} tinted`}>{roadQuestion}</p>
        <p>
          Lights don’t make a golf cart a{" "}
          <a href={otherPages.lowSpeedVehicleRule.url}>low-speed vehicle</a>.
        </p>
      </section>
      <section className={styles.neighbors}>
        <h2>Nearby</h2>
        <LinkGrid
          links={states
            .filter(({ code }) => neighbors.includes(code))
            .map(({ name, code }) => ({ href: `/${code}`, text: name }))}
        />
        <NextSteps />
        <Disclaimer />
      </section>
    </div>
  );
}

/** Whose carts they are, so that nobody takes their median for the place's. */
function dealersText(place: string, here: readonly Offer[]): string {
  const { dealer, count } = dealersOf(here)[0]!;
  const share = count === here.length ? "" : "mostly ";
  return `These come ${share}from one dealer’s lots in ${place}, ${dealer}, so don’t read them as an average.`;
}

/** A link, with the day on which we last read the agency's site, or only its name. */
function AgencyLink({ agency }: { agency: Agency }) {
  if (agency.url === null) return agency.name;
  return (
    <>
      <a href={agency.url}>{agency.name}</a> (site last read {dateText(agency.read)})
    </>
  );
}

/** The carts for sale in a place, and whose they are. */
function StateOffers({ state }: { state: State }) {
  const asked = askingSummary(offersIn(state));
  return (
    <section className={styles.offers}>
      <h2>{state.name} at a glance</h2>
      <FactStrip facts={factsOf(state, asked)} />
      {asked !== null && <StateStrips state={state} />}
    </section>
  );
}

/** Asking prices in a place that has enough of them, and everywhere. */
function StateStrips({ state }: { state: State }) {
  const place = nameInText(state);
  const here = offersIn(state);
  return (
    <PriceStrips
      title={`Asking prices for used carts in ${place} and everywhere`}
      rows={[
        rowOf(state.name, here, askingSummary(here)!),
        rowOf("Everywhere", offers, everywhere),
      ]}
    >
      Each dot is an asking price. Bigger dots mean more carts at that price, and the vertical line
      marks the median. {dealersText(place, here)}
    </PriceStrips>
  );
}

export const offersIn = ({ code }: State) =>
  offers.filter(({ place }) => place === code.toUpperCase());
export const countIn = ({ code }: State) => listingsByPlace[code.toUpperCase()] ?? 0;
const everywhere = askingSummary(offers)!;

function rowOf(name: string, some: readonly Offer[], { count, middle }: AskingSummary) {
  return {
    name: `${name}, ${grouped(count)} carts`,
    prices: some.map(({ price }) => price),
    middle,
  };
}

function factsOf(state: State, asked: AskingSummary | null) {
  const count = countIn(state);
  const counted = {
    name: `Listings in ${nameInText(state)}`,
    figure: count === 0 ? "None yet" : grouped(count),
    note: count === 0 ? `out of ${grouped(facts.listings)}` : ofAllText,
  };
  if (asked === null) return [counted];
  return [
    counted,
    {
      name: "Median asking price",
      figure: formatDollars(asked.middle),
      note: "used carts of any age",
    },
    {
      name: "8 in 10 asking prices",
      figure: formatRange(asked),
      note: `everywhere: ${formatRange(everywhere)}`,
    },
  ];
}

/** Five questions about driving and selling a cart in a place; each source is folded away. */
function StateLaw({ state }: { state: State }) {
  const law = stateLaw[state.code]!;
  return (
    <section className={`${styles.law} card`}>
      <h2>Can you drive it in {nameInText(state)}?</h2>
      {lawQuestions.map((question) => (
        <Answer key={question} question={question} answer={law[question]} code={state.code} />
      ))}
    </section>
  );
}

/** Drawings of 32 by 32. */
const icons: Readonly<Record<LawQuestion, string>> = {
  roads: "M7 29 12 3h8l5 26M16 7v3M16 14v4M16 22v5",
  driver: "M5 7h22v18H5zM10 12h4v4h-4zM8 21q4-5 8 0M20 13h4M20 18h4",
  plate: "M3 9h26v14H3zM8 19v-6M13 13v6M18 13v6M23 13v6",
  lsv: "M5 20V8h17l5 7v5H5M22 8v7M7 22a3.5 3.5 0 0 0 7 0M19 22a3.5 3.5 0 0 0 7 0",
  sale: "M6 3h20v26l-4-3-3 3-3-3-3 3-3-3-4 3zM11 10h10M11 16h10",
};

function Answer({
  question,
  answer,
  code,
}: {
  question: LawQuestion;
  answer: LawAnswer;
  code: string;
}) {
  const { citation, source } = answer;
  const summary = (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={icons[question]} />
      </svg>
      <span>
        <small>{questionNames[question]}</small>
        <b>{answerText(question, answer, code)}</b>
      </span>
    </>
  );
  if (citation === undefined && source === undefined) {
    return <p className={styles.unsourced}>{summary}</p>;
  }
  return (
    <details>
      <summary>{summary}</summary>
      <p>
        {citation !== undefined && `${citation}. `}
        {source !== undefined && (
          <>
            Source: {source.url ? <a href={source.url}>{source.title}</a> : source.title},{" "}
            {editionText(source.date)}.
          </>
        )}
      </p>
    </details>
  );
}
