import { formatDollars } from "../../format/money.ts";
import { dateText } from "../../format/date-text.ts";
import { detailsText } from "./asking-price-labels.ts";
import styles from "./listing-table.module.css";
import type { ShownListing } from "./shown-listings.data.ts";

/** The listings most like a cart. */
export function ListingTable({ listings }: { listings: readonly ShownListing[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="The nearest listings">
      <table>
        <thead>
          <tr>
            {["Cart", "Asked", "Where and when"].map((name) => (
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
                {listing.modelYear} {listing.cart.make} {listing.cart.model}{" "}
                <small>
                  {detailsText(listing.cart)}
                  {listing.units > 1 && `, ${listing.units} alike`}
                </small>
              </th>
              <td>{formatDollars(listing.price)}</td>
              <td>
                {listing.dealer}{" "}
                <small>
                  {listing.place !== "" && `${listing.place}, `}
                  {dateText(listing.observedOn)}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
