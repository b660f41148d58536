import { defaultChoices, seatCounts } from "../../../../domain/cart/cart.ts";
import type { Figures } from "../../../../domain/answer/figures.ts";
import { answerNumber } from "../../../../domain/answer/text.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { dateText } from "../../../format/date-text.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import type { ShownListing } from "../shown-listings.ts";
import {
  chainNote,
  comparedNumber,
  detailsText,
  differenceText,
  listingsHeading,
  listingsLede,
  ownPriceLabels,
  parkedText,
} from "../similar-listings-text.ts";
import { KnownStockTimes } from "./known-stock-times.tsx";

export function SimilarListings({
  listings,
  figures,
  role,
}: {
  listings: readonly ShownListing[];
  figures: Figures;
  role: Role;
}) {
  const ownPrice = comparedNumber(figures, role) ?? answerNumber(figures, role);
  const note = chainNote(listings, figures);
  const sorted = listings.toSorted((a, b) => a.price - b.price);
  const groups = [...Map.groupBy(sorted, ({ price }) => price).values()];
  const own = groups.filter(([first]) => first!.price < ownPrice).length;
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap stack">
        <h2>{listingsHeading(listings, ownPrice, role)}</h2>
        <p className="soft">{listingsLede(figures, role)}</p>
        {note !== "" && <p className="soft">{note}</p>}
        {role === "selling" && <KnownStockTimes cart={figures.cart} price={ownPrice} />}
        <ol className="parked-row">
          {groups.slice(0, own).map((group) => (
            <ParkedListing key={group[0]!.price} listings={group} ownPrice={ownPrice} />
          ))}
          <li data-own="">
            <CartDrawing cart={figures.cart} small />
            <b>{formatDollars(ownPrice)}</b>
            <small>{ownPriceLabels[role]}</small>
          </li>
          {groups.slice(own).map((group) => (
            <ParkedListing key={group[0]!.price} listings={group} ownPrice={ownPrice} />
          ))}
        </ol>
        <Fold title={`See all ${listings.length}, with dealer and date`}>
          <div className="stackable">
            <ListingTable listings={sorted} />
          </div>
        </Fold>
      </div>
    </section>
  );
}

function drawnCart({ make, model, seats: count, powertrain, batteryType, lifted }: ShownListing) {
  return {
    ...defaultChoices,
    make,
    model,
    powertrain,
    batteryType,
    lifted,
    seats: seatCounts.find((each) => each === count) ?? defaultChoices.seats,
    batteryAge: 0,
  } as const;
}

/** Listings at one price are one parked cart. */
function ParkedListing({
  listings,
  ownPrice,
}: {
  listings: readonly ShownListing[];
  ownPrice: number;
}) {
  const [first] = listings;
  const { price } = first!;
  return (
    <li>
      <CartDrawing cart={drawnCart(first!)} small />
      <b>{formatDollars(price)}</b>
      <small>{parkedText(listings)}</small>
      <small className="difference">{differenceText(price, ownPrice)}</small>
    </li>
  );
}

function ListingTable({ listings }: { listings: readonly ShownListing[] }) {
  return (
    <table className="rows" aria-label="The most similar listings">
      <tbody>
        {listings.map((listing, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no state
          <tr key={index}>
            <th scope="row">
              {listing.modelYear} {listing.make} {listing.model}
              <small>
                {detailsText(listing)}
                {listing.units > 1 && ` · ${listing.units} identical`} · {listing.dealer}
                {listing.place !== "" && `, ${listing.place}`} · {dateText(listing.observedOn)}
              </small>
            </th>
            <td className="n">{formatDollars(listing.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
