import type { MarketFigures } from "../../../../domain/answer/figures.ts";
import { formatDollars, formatRange, roundedDollars } from "../../../../domain/cart/money.ts";
import { publishedModel as model } from "../../../../domain/asking-prices/published-model.ts";
import { readyCart } from "../../../../domain/asking-prices/priced-cart.ts";
import { nearest } from "../../../../domain/asking-prices/nearest-listings.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { linkQueryOf } from "../../../../domain/cart/details.ts";
import { dateText } from "../../../format/date-text.ts";
import { noEvidenceText, workText } from "../text.ts";
import { ListingTable } from "./listing-table.tsx";
import { shownListings } from "../shown-listings.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../evidence.css?inline";
import { grouped } from "../../../../domain/cart/english.ts";

addStyles(css);

const listingsShown = 5;

/** The listings most like a cart, and how the market's figures are worked out. */
export function DealerEvidence(calculation: Calculation) {
  const { cart, market } = calculation;
  return (
    <section>
      <h2>Seen on dealers’ lots</h2>
      {market === null ? (
        <p>{noEvidenceText(cart, model)}</p>
      ) : (
        <>
          <ListingTable
            listings={nearest(
              model,
              readyCart(cart, market.ageYears),
              shownListings,
              listingsShown,
            )}
          />
          <Reasons {...market} />
        </>
      )}
      <Basis details={calculation.details} />
    </section>
  );
}

function Reasons({ asking, work, asIs, tradeIn }: MarketFigures) {
  return (
    <ul className="evidence-reasons">
      <li>
        Dealers ask about {formatDollars(asking.asking)} for a cart like this, made ready to sell.
        Most ask {formatRange(asking)}. {workText(work)} So yours, as it stands, is worth about{" "}
        {formatDollars(roundedDollars(asIs))} at most.
      </li>
      <li>
        A dealer would likely give you {formatRange(tradeIn)} in trade.{" "}
        <a href="/trade-in-guide">How the guide is worked out</a>
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
