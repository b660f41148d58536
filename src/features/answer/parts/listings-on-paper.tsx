// Tested with the report in printed-report.test.tsx.
import type { Figures } from "../../../../domain/answer/figures.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { dateText } from "../../../format/date-text.ts";
import { PaperPart } from "../../../ui/paper/paper.tsx";
import { similarListings } from "../similar-listings.ts";
import { chainNote, detailsText, mostSimilarHeading } from "../similar-listings-text.ts";

/** Everything that somebody needs to look up a listing. */
export function ListingsOnPaper({ figures }: { figures: Figures }) {
  const listings = similarListings(figures).toSorted((a, b) => a.price - b.price);
  if (listings.length === 0) return null;
  return (
    <PaperPart title={mostSimilarHeading(listings)}>
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">Cart</th>
            <th scope="col">Details</th>
            <th scope="col">Dealer</th>
            <th scope="col">State</th>
            <th scope="col">Listed</th>
            <th scope="col" className="n">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {listings.map((listing, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no state
            <tr key={index}>
              <th scope="row">
                {listing.modelYear} {listing.make} {listing.model}
              </th>
              <td>
                {detailsText(listing)}
                {listing.units > 1 && `, ${listing.units} identical`}
              </td>
              <td>{listing.dealer}</td>
              <td>{listing.place || "not given"}</td>
              <td>{dateText(listing.observedOn)}</td>
              <td className="n">{formatDollars(listing.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        These are asking prices for carts made ready, not sale prices.{" "}
        {chainNote(listings, figures)}
      </p>
    </PaperPart>
  );
}
