import type { State } from "../../../domain/catalogue/state.ts";
import { FactStrip } from "../../components/fact-strip.tsx";
import { PriceStrips } from "../../charts/price-strips.tsx";
import { dateText } from "../../format/date-text.ts";
import { formatDollars } from "../../format/money.ts";
import { type AskingSummary, askingSummary } from "../../market/asking-summary.ts";
import { facts, listingsByPlace, offers } from "../../market/offers.data.ts";
import { nameInText } from "../../metadata/state-page.ts";
import styles from "./state-offers.module.css";

/** What the listings say of a state, and that the estimate is the same in all of them. */
export function StateOffers({ state }: { state: State }) {
  const place = nameInText(state);
  const here = offers.filter((offer) => offer.place === placeOf(state));
  const asked = askingSummary(here);
  return (
    <section className={styles.offers}>
      <h2>{state.name} at a glance</h2>
      <FactStrip facts={[...factsOf(state, asked), unchanged]} />
      {asked !== null && (
        <PriceStrips
          title={`Used carts offered in ${place} and everywhere`}
          rows={[
            { name: `${state.name}, ${here.length} carts`, prices: here.map(priceOf) },
            {
              name: `All states, ${formatCount(offers.length)} carts`,
              prices: offers.map(priceOf),
            },
          ]}
        >
          Each dot is an asking price; a bigger dot means more carts at that price, and the upright
          line is the middle. The carts in {place} are not of the same models and ages as the
          others, so a gap is not a difference between states.
        </PriceStrips>
      )}
    </section>
  );
}

const placeOf = ({ code }: State) => code.toUpperCase();
const priceOf = ({ price }: { price: number }) => price;
const formatCount = (count: number) => count.toLocaleString("en-US");

const unchanged = {
  name: "In the estimate",
  figure: "No change",
  note: "the formula is the same everywhere",
};

function factsOf(state: State, asked: AskingSummary | null) {
  const count = listingsByPlace[placeOf(state)] ?? 0;
  const all = formatCount(facts.listings);
  const counted = {
    name: `Listings in ${nameInText(state)}`,
    figure: count === 0 ? "None yet" : formatCount(count),
    note: count === 0 ? `among our ${all}` : `of ${all}, the newest from ${dateText(facts.newest)}`,
  };
  if (asked === null) return [counted];
  const everywhere = askingSummary(offers)!;
  return [
    counted,
    {
      name: "Middle price asked",
      figure: formatDollars(asked.middle),
      note: "used carts of any age",
    },
    {
      name: "8 of 10 ask",
      figure: `${formatDollars(asked.low)} to ${formatDollars(asked.high)}`,
      note: `in all states, ${formatDollars(everywhere.low)} to ${formatDollars(everywhere.high)}`,
    },
  ];
}
