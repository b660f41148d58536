import type { ReactNode } from "react";
import { type Cart, defaultChoices, seatCounts } from "../../../../domain/cart/cart.ts";
import type { Figures } from "../../../../domain/answer/figures.ts";
import { answerNumber } from "../../../../domain/answer/text.ts";
import { allText } from "../../../../domain/words/english.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { dateText } from "../../../format/date-text.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { paintOfCart } from "../../../ui/drawing/paint.ts";
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
  return (
    <ParkedListings
      listings={listings}
      cart={figures.cart}
      heading={listingsHeading(listings, ownPrice, role, figures.market)}
      lede={[listingsLede(figures, role), chainNote(listings, figures)]}
      own={{ price: ownPrice, label: ownPriceLabels[role] }}
    >
      {role === "selling" && <KnownStockTimes cart={figures.cart} price={ownPrice} />}
    </ParkedListings>
  );
}

/** Parked in order of price, with the cart that they are compared with among them. */
export function ParkedListings({
  listings,
  cart,
  heading,
  lede,
  own,
  children,
}: {
  listings: readonly ShownListing[];
  cart: Cart;
  heading: string;
  lede: readonly string[];
  /** Null if nobody has named its price. */
  own: { readonly price: number; readonly label: string } | null;
  children?: ReactNode;
}) {
  const sorted = listings.toSorted((a, b) => a.price - b.price);
  const groups = [...Map.groupBy(sorted, ({ price }) => price).values()];
  const cheaper = groups.filter(([first]) => own !== null && first!.price < own.price);
  const parked = (group: readonly ShownListing[]) => (
    <ParkedListing key={group[0]!.price} listings={group} ownPrice={own && own.price} />
  );
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap stack">
        <h2>{heading}</h2>
        {lede
          .filter((text) => text !== "")
          .map((text) => (
            <p key={text} className="soft">
              {text}
            </p>
          ))}
        {children}
        <ol className="parked-row">
          {cheaper.map(parked)}
          {own !== null && (
            <li data-own="">
              <CartDrawing cart={cart} small />
              <b>{formatDollars(own.price)}</b>
              <small>{own.label}</small>
            </li>
          )}
          {groups.slice(cheaper.length).map(parked)}
        </ol>
        <Fold title={`See ${allText(listings.length)}, with dealer and date`}>
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

/** Listings at the same price share one parked cart. */
function ParkedListing({
  listings,
  ownPrice,
}: {
  listings: readonly ShownListing[];
  ownPrice: number | null;
}) {
  const [first] = listings;
  const { price } = first!;
  return (
    <li>
      <CartDrawing cart={drawnCart(first!)} small paint={paintOfCart(first!)} />
      <b>{formatDollars(price)}</b>
      <small>{parkedText(listings)}</small>
      {ownPrice !== null && <small className="difference">{differenceText(price, ownPrice)}</small>}
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
