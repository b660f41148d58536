import type { ReactNode } from "react";
import {
  type LawAnswer,
  type LawQuestion,
  type LawText,
  type PlaceLaw,
  lawQuestions,
  stateLaw,
} from "../../../../domain/catalogue/state-law.ts";
import { type Agency, stateProfiles } from "../../../../domain/catalogue/state-profiles.ts";
import { type State, states } from "../../../../domain/catalogue/states.ts";
import { grouped } from "../../../../domain/words/english.ts";
import { otherPages } from "../../../../domain/catalogue/source.ts";
import { PriceStrips } from "../../../charts/price-strips.tsx";
import { dateText } from "../../../format/date-text.ts";
import { type AskingSummary, askingSummary, dealersOf } from "../../../market/asking-prices.ts";
import { type UsedListing, facts, usedListings } from "../../../market/listings.data.ts";
import { nameInText } from "../../../site/page-metadata.ts";
import { pages } from "../../../site/pages.ts";
import { Disclaimer, NextSteps } from "../../../ui/frame/disclaimer.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { PriceOfListings, RangeOfListings } from "../../../ui/kit/price.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import styles from "../states.module.css";
import { countIn, everywhere, minCompared, usedListingsIn } from "../figures.ts";
import {
  type LawTopic,
  articleOf,
  editionText,
  fewListingsHeading,
  leadOf,
  moreThanEverywhere,
  sentencesOf,
  tagOf,
  topicNames,
} from "../text.ts";

export function StateFacts({ state }: { state: State }) {
  const { climate, season } = stateProfiles[state.code]!;
  return (
    <section className={`${styles.facts} section wrap split`}>
      <StateLaw state={state} />
      <div className={`${styles.local} stack`}>
        <StateListings state={state} />
        <div className="stack">
          <h2>When carts sell in {nameInText(state)}</h2>
          <p>{season}</p>
        </div>
        <div className="stack">
          <h2>What the climate does to a cart</h2>
          <p>{climate}</p>
        </div>
      </div>
    </section>
  );
}

interface LawRow {
  readonly topic: LawTopic;
  readonly text: LawText;
  readonly shown: ReactNode;
}

/** Required equipment comes after the plate, where we know it. */
function rowsOf(law: PlaceLaw): LawRow[] {
  const { equipment } = law;
  return lawQuestions.flatMap((question): LawRow[] => {
    const answer = law[question];
    const row = {
      topic: question,
      text: answer,
      shown: <LedAnswer question={question} answer={answer} />,
    };
    return question === "plate" && equipment
      ? [row, { topic: "equipment", text: equipment, shown: sentencesOf(equipment)[0] }]
      : [row];
  });
}

function StateLaw({ state }: { state: State }) {
  const rows = rowsOf(stateLaw[state.code]!);
  const isDoubtful = rows.some(({ text }) => ["low", "unknown"].includes(text.confidence));
  const sourced = rows.filter(({ text }) => hasMore(text));
  return (
    <div className="stack">
      <h2>Can you drive it in {nameInText(state)}?</h2>
      <div className={`${styles.answers} stackable`}>
        <table className="rows" aria-label="The law in five answers">
          <tbody>
            {rows.map(({ topic, text, shown }) => (
              <tr key={topic}>
                <th scope="row">
                  {topicNames[topic]}
                  <small>{tagOf(text)}</small>
                </th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isDoubtful && (
        <p>
          For what we don’t know or haven’t confirmed, here is <a href="#ask">whom to ask</a>.
        </p>
      )}
      {sourced.length > 0 && (
        <Fold title="The law, and where we read it">
          {sourced.map(({ topic, text }) => (
            <Source key={topic} topic={topic} text={text} />
          ))}
        </Fold>
      )}
    </div>
  );
}

/** Drops the leading word that the short answer already shows, as in "No: state law opens …". */
function LedAnswer({ question, answer }: { question: LawQuestion; answer: LawAnswer }) {
  const lead = leadOf(question, answer);
  const first = sentencesOf(answer)[0];
  const remainder = first.slice(lead.length);
  const isLed = first.startsWith(lead) && !/^[a-z]/i.test(remainder);
  return (
    <>
      <b>{lead}</b>
      {isLed ? remainder : ` ${first}`}
    </>
  );
}

function hasMore(text: LawText): boolean {
  return sentencesOf(text)[1] !== "" || text.citation !== undefined || text.source !== undefined;
}

function Source({ topic, text }: { topic: LawTopic; text: LawText }) {
  const { citation, source } = text;
  const remainder = sentencesOf(text)[1];
  return (
    <p className="soft">
      <b>{topicNames[topic]}:</b> {remainder !== "" && `${remainder} `}
      {citation !== undefined && `${citation}. `}
      {source !== undefined && (
        <>
          Source: {source.url ? <a href={source.url}>{source.title}</a> : source.title},{" "}
          {editionText(source.date)}.
        </>
      )}
    </p>
  );
}

/** Falls back to prices everywhere if too few are known in the place. */
function StateListings({ state }: { state: State }) {
  const localListings = usedListingsIn(state);
  const summary = askingSummary(localListings);
  const place = nameInText(state);
  if (summary === null) return <FewListings state={state} />;
  return (
    <PriceStrips
      title={<PriceHeading state={state} summary={summary} />}
      rows={[
        rowOf(state.name, localListings, summary),
        rowOf("Everywhere", usedListings, everywhere),
      ]}
    >
      Each dot is an asking price for a used cart of any age. Bigger dots mean more carts, and the
      vertical line marks the middle. 8 in 10 ask <RangeOfListings {...summary} /> in {place},{" "}
      <RangeOfListings {...everywhere} /> everywhere. {dealersText(place, localListings)}
    </PriceStrips>
  );
}

export function PriceHeading({ state, summary }: { state: State; summary: AskingSummary }) {
  const place = nameInText(state);
  if (summary.count < minCompared)
    return `${summary.count} used carts in ${place}, beside all others`;
  const more = moreThanEverywhere(summary);
  if (more === 0) return `Carts in ${place} are priced like carts everywhere`;
  return (
    <>
      The middle cart costs <PriceOfListings ofListings={Math.abs(more)} />{" "}
      {more > 0 ? "more" : "less"} in {place} than everywhere
    </>
  );
}

function FewListings({ state }: { state: State }) {
  const count = countIn(state);
  return (
    <div className="stack">
      <h2>{fewListingsHeading(nameInText(state), count)}</h2>
      <p>
        Of our {grouped(facts.listings)} listings,{" "}
        {count === 0 ? "none is" : count === 1 ? "one is" : `${count} are`} from there. For used
        carts everywhere, the middle price is <PriceOfListings ofListings={everywhere.middle} />,
        and 8 in 10 ask <RangeOfListings {...everywhere} />. Did you sell one?{" "}
        <a href={pages.sold.path}>Tell us the price</a>.
      </p>
    </div>
  );
}

function rowOf(
  name: string,
  rowListings: readonly UsedListing[],
  { count, middle }: AskingSummary,
) {
  return {
    name: `${name}, ${grouped(count)} carts`,
    prices: rowListings.map(({ price }) => price),
    middle,
  };
}

/** Names the dealer, so that the median isn't taken for the whole state's. */
function dealersText(place: string, localListings: readonly UsedListing[]): string {
  const { dealer, count } = dealersOf(localListings)[0]!;
  const share = count === localListings.length ? "" : "mostly ";
  return `These come ${share}from one dealer’s lots in ${place}, ${dealer}, so don’t read them as an average.`;
}

export function StateRoads({ state }: { state: State }) {
  const { agency, neighbors } = stateProfiles[state.code]!;
  return (
    <section className="section" data-tone="tinted" id="ask">
      <div className="wrap split">
        <div className="stack">
          <h2>Ask before you drive on a road</h2>
          <p className="lede">
            Laws change, and your city or HOA may add rules of its own. Ask there, or at{" "}
            {articleOf(agency.name)}
            <AgencyLink agency={agency} />.
          </p>
          <p>
            Lights don’t make a golf cart a{" "}
            <a href={otherPages.lowSpeedVehicleRule.url}>low-speed vehicle</a>.
          </p>
        </div>
        <div className="stack">
          <h2>Nearby</h2>
          <p className="cluster">
            {states
              .filter(({ code }) => neighbors.includes(code))
              .map(({ name, code }) => (
                <a key={code} href={`/${code}`}>
                  {name}
                </a>
              ))}
          </p>
          <p className="cluster">
            <LinkButton href={pages.states.path}>All states</LinkButton>
            <LinkButton href={pages.papers.path}>Print a bill of sale</LinkButton>
          </p>
          <NextSteps />
          <Disclaimer />
        </div>
      </div>
    </section>
  );
}

function AgencyLink({ agency }: { agency: Agency }) {
  if (agency.url === null) return agency.name;
  return (
    <>
      <a href={agency.url}>{agency.name}</a> (site last read {dateText(agency.read)})
    </>
  );
}
