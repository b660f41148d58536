import type { State } from "../../../../domain/catalogue/state.ts";
import { FactStrip } from "../../../ui/kit/fact-strip.tsx";
import { PriceStrips } from "../../../charts/price-strips.tsx";
import { dateText } from "../../../format/date-text.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { type AskingSummary, askingSummary } from "../../../market/asking-summary.ts";
import { type Offer, facts, listingsByPlace, offers } from "../../../market/offers.data.ts";
import { nameInText } from "../../../metadata/state-page.ts";
import styles from "../states.module.css";

/** What our listings say about a state, and that the estimate is the same everywhere. */
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
          title={`Asking prices for used carts in ${place} and everywhere`}
          rows={[rowOf(state.name, here, asked), rowOf("Everywhere", offers, everywhere)]}
        >
          Each dot is an asking price. Bigger dots mean more carts at that price, and the vertical
          line marks the median. The carts in {place} differ in model and age from the rest, so a
          gap doesn’t mean that prices differ from state to state.
        </PriceStrips>
      )}
    </section>
  );
}

const placeOf = ({ code }: State) => code.toUpperCase();
const formatCount = (count: number) => count.toLocaleString("en-US");

const everywhere = askingSummary(offers)!;

function rowOf(name: string, some: readonly Offer[], { count, middle }: AskingSummary) {
  return {
    name: `${name}, ${formatCount(count)} carts`,
    prices: some.map(({ price }) => price),
    middle,
  };
}

const unchanged = {
  name: "Effect on the estimate",
  figure: "None",
  note: "the formula is the same everywhere",
};

function factsOf(state: State, asked: AskingSummary | null) {
  const count = listingsByPlace[placeOf(state)] ?? 0;
  const all = formatCount(facts.listings);
  const counted = {
    name: `Listings in ${nameInText(state)}`,
    figure: count === 0 ? "None yet" : formatCount(count),
    note:
      count === 0 ? `out of ${all}` : `out of ${all}; the newest is from ${dateText(facts.newest)}`,
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
