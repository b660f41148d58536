import { formatRange } from "../../../../domain/cart/money.ts";
import model from "../../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { nearest } from "../../../../domain/asking-prices/nearest-listings.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { linkQueryOf } from "../../../../domain/cart/details.ts";
import { dateText } from "../../../format/date-text.ts";
import { differenceText, noEvidenceText } from "../text.ts";
import { ListingTable } from "./listing-table.tsx";
import { shownListings } from "../shown-listings.ts";
import {
  type MarketPrices,
  type TradeInGuide,
  marketPricesOf,
} from "../../../../domain/trade-in/trade-in-guide.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../evidence.css?inline";
import { grouped, listText } from "../../../../domain/cart/english.ts";

addStyles(css);

const listingsShown = 5;

/** The listings most like a cart, and how the market's figures are worked out. */
export function DealerEvidence(calculation: Calculation) {
  const { cart, appraisal, details } = calculation;
  const prices = marketPricesOf(model, cart, appraisal, details);
  return (
    <section>
      <h2>Seen on dealers’ lots</h2>
      {prices === null ? (
        <p>{noEvidenceText(cart, model)}</p>
      ) : (
        <>
          <ListingTable listings={nearest(model, prices.wanted, shownListings, listingsShown)} />
          <Reasons value={appraisal.value} {...prices} />
        </>
      )}
      <Basis details={calculation.details} />
    </section>
  );
}

function Reasons({ value, dealers, guide }: MarketPrices & { value: number }) {
  return (
    <ul className="evidence-reasons">
      <li>
        Most dealers we know ask {formatRange(dealers)} for a cart like this. Other dealers may ask{" "}
        {formatRange(dealers.anyDealer)}. {differenceText(value, dealers)}
      </li>
      <li>
        {tradeInText(guide)} <a href="/trade-in-guide">How the guide is worked out</a>
      </li>
    </ul>
  );
}

function Basis({ details }: Pick<Calculation, "details">) {
  return (
    <p className="evidence-note soft">
      Based on {grouped(model.listings)} dealer listings, the newest from{" "}
      {dateText(model.newestObservation)}. The formula estimate doesn’t use them.{" "}
      <a href="/how-it-works#error">How accurate is this?</a>{" "}
      <a href={`/check-a-price${linkQueryOf(details)}`}>Check an asking price</a>
    </p>
  );
}

/** The guide and how it is worked out, in a sentence. */
function tradeInText(guide: TradeInGuide): string {
  const work = listText(guide.work);
  return `A dealer would likely give you ${formatRange(guide)} in trade: what dealers ask, minus a margin of ${formatRange(guide.margin)} and ${formatRange(guide.reconditioning)} of work (${work}).`;
}
