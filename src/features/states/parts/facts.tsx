// Tested through the pages in ../pages.test.tsx.
import { stateLaw } from "../../../../domain/catalogue/state-law.ts";
import { type Agency, stateProfiles } from "../../../../domain/catalogue/state-profiles.ts";
import { type State, states } from "../../../../domain/catalogue/states.ts";
import { formatNumber } from "../../../../domain/words/english.ts";
import { otherPages } from "../../../../domain/catalogue/source.ts";
import { PriceStrips } from "../../../charts/price-strips.tsx";
import { dateText } from "../../../format/date-text.ts";
import { type AskingSummary, askingSummary, dealersOf } from "../../../market/asking-prices.ts";
import { type UsedListing, usedListings } from "../../../market/listings.data.ts";
import { nameInText } from "../../../site/page-metadata.ts";
import { pages } from "../../../site/pages.ts";
import { Disclaimer } from "../../../ui/frame/disclaimer.tsx";
import { NextSteps } from "../../../ui/frame/next-steps.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { PriceOfListings, RangeOfListings } from "../../../ui/kit/price.tsx";
import styles from "../facts.module.css";
import { everywhere, minCompared, usedListingsIn } from "../figures.ts";
import { articleOf, differenceFromEverywhere } from "../text.ts";

export function StateFacts({ state }: { state: State }) {
  const local = usedListingsIn(state);
  const summary = askingSummary(local);
  if (summary === null) return null;
  return (
    <section className={`${styles.facts} section wrap`}>
      <StateListings state={state} local={local} summary={summary} />
    </section>
  );
}

function StateListings({
  state,
  local,
  summary,
}: {
  state: State;
  local: readonly UsedListing[];
  summary: AskingSummary;
}) {
  const place = nameInText(state);
  return (
    <PriceStrips
      title={<PriceHeading state={state} summary={summary} />}
      rows={[
        rowOf(state.name, local, summary),
        { ...rowOf("Nationwide", usedListings, everywhere), isCompared: true },
      ]}
    >
      Each dot is an asking price for a used cart of any age. Bigger dots mean more carts, and the
      vertical line marks the middle. Eight in ten are listed at <RangeOfListings {...summary} /> in{" "}
      {place}
      {isPricedLikeEverywhere(summary) ? (
        ", as they are nationwide"
      ) : (
        <>
          , <RangeOfListings {...everywhere} /> nationwide
        </>
      )}
      . {dealersText(place, local)}
    </PriceStrips>
  );
}

const isPricedLikeEverywhere = ({ low, high }: AskingSummary) =>
  low === everywhere.low && high === everywhere.high;

export function PriceHeading({ state, summary }: { state: State; summary: AskingSummary }) {
  const place = nameInText(state);
  if (summary.count < minCompared)
    return `What ${summary.count} used carts in ${place} are listed for`;
  const more = differenceFromEverywhere(summary);
  if (more === 0) return `Carts in ${place} are priced like those nationwide`;
  return (
    <>
      A typical used cart costs <PriceOfListings ofListings={Math.abs(more)} />{" "}
      {more > 0 ? "more" : "less"} in {place} than across the country
    </>
  );
}

/** For a place with too few prices. */
function PricesEverywhere({ state }: { state: State }) {
  return (
    <div className="stack">
      <h2>
        Eight in ten used carts are listed at <RangeOfListings {...everywhere} />
      </h2>
      <p>
        That’s nationwide, and at any age. Did you sell one in {nameInText(state)}?{" "}
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
    name: `${name}, ${formatNumber(count)} carts`,
    prices: rowListings.map(({ price }) => price),
    middle,
  };
}

/** Names the dealer, so that nobody takes the median for the whole state's. */
function dealersText(place: string, localListings: readonly UsedListing[]): string {
  const { dealer, count } = dealersOf(localListings)[0]!;
  const share = count === localListings.length ? "" : "mostly ";
  return `The carts in ${place} are ${share}from one dealer, ${dealer}, so don’t read them as an average.`;
}

export function StateRoads({ state }: { state: State }) {
  const { agency, neighbors } = stateProfiles[state.code]!;
  const { equipment } = stateLaw[state.code]!;
  return (
    <section className="section" data-tone="tinted" id="ask">
      <div className="wrap split">
        <div className={`${styles.local} stack`}>
          <div className="stack">
            <h2>Ask before you drive on a road</h2>
            <p>
              Laws change, and your city or HOA may add rules of its own. Ask there, or at{" "}
              {articleOf(agency.name)}
              <AgencyLink agency={agency} />. Lights don’t make a golf cart a{" "}
              <a href={otherPages.lowSpeedVehicleRule.url}>low-speed vehicle</a>.
            </p>
          </div>
          {equipment && (
            <div className="stack">
              <h2>What a cart must carry on the street</h2>
              <p>{equipment.answer}</p>
            </div>
          )}
          {askingSummary(usedListingsIn(state)) === null && <PricesEverywhere state={state} />}
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
      <a href={agency.url}>{agency.name}</a> (we last read the site on {dateText(agency.read)})
    </>
  );
}
