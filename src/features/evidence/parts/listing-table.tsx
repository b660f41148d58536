import { formatDollars } from "../../../../domain/cart/money.ts";
import { dateText } from "../../../format/date-text.ts";
import { detailsText } from "../text.ts";
import type { ShownListing } from "../shown-listings.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../evidence.css?inline";

addStyles(css);

/** The listings most like a cart: a table, or cards where there is no room for one. */
export function ListingTable({ listings }: { listings: readonly ShownListing[] }) {
  return (
    <div className="evidence-listings card" role="region" aria-label="The most similar listings">
      <table>
        <thead>
          <tr>
            {["Cart", "Asking price", "Details", "Dealer", "Seen"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map((listing, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no state
            <tr key={index}>
              <th scope="row">
                {listing.modelYear} {listing.make} {listing.model}
                {listing.units > 1 && <small> {listing.units} identical</small>}
              </th>
              <td className="evidence-price">{formatDollars(listing.price)}</td>
              <td>{detailsText(listing)}</td>
              <td>
                {listing.dealer}
                {listing.place !== "" && `, ${listing.place}`}
              </td>
              <td>{dateText(listing.observedOn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
