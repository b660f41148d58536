import type { Figures } from "../../../../domain/answer/figures.ts";
import { answerNumber } from "../../../../domain/answer/text.ts";
import { formatDollars, shortDollars } from "../../../../domain/words/money.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { dateText } from "../../../format/date-text.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import type { ShownListing } from "../shown-listings.ts";
import {
  chainNote,
  comparedNumber,
  detailsText,
  listingsHeading,
  listingsLede,
} from "../similar-listings-text.ts";
import { KnownStockTimes } from "./known-stock-times.tsx";
import { plotStyle } from "../../../ui/figures/price-scale.tsx";

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
  const prices = listings.map(({ price }) => price);
  const [lowest, highest] = [Math.min(ownPrice, ...prices), Math.max(ownPrice, ...prices)];
  const placeOf = (price: number) => 4 + (92 * (price - lowest)) / Math.max(1, highest - lowest);
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap split lots">
        <div className="stack">
          <h2>{listingsHeading(listings, ownPrice, role)}</h2>
          <p className="lede">{listingsLede(figures, role)}</p>
          {note !== "" && <p className="soft">{note}</p>}
          {role === "selling" && <KnownStockTimes cart={figures.cart} price={ownPrice} />}
        </div>
        <figure className="figure">
          <div
            className="plot lot-line"
            role="img"
            aria-label={`Dealers’ carts at ${prices.map(formatDollars).join(", ")}, and yours at ${formatDollars(ownPrice)}.`}
          >
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path className="rule" vectorEffect="non-scaling-stroke" d="M0 45H100" />
            </svg>
            {[...Map.groupBy(prices, placeOf)].map(([place, samePrices]) => (
              <i
                key={place}
                style={plotStyle({
                  "--x": place,
                  "--y": 55,
                  "--size": Math.sqrt(samePrices.length) + 0.8,
                })}
              />
            ))}
            {groupsOn(listings, placeOf).map((group) => (
              <GroupLabel key={group.place} {...group} />
            ))}
            <i className="marker" style={plotStyle({ "--x": placeOf(ownPrice), "--y": 55 })} />
            <span
              className="tag"
              data-end={endOf(placeOf(ownPrice))}
              style={plotStyle({ "--x": placeOf(ownPrice), "--y": 74 })}
            >
              You, {formatDollars(ownPrice)}
            </span>
          </div>
          <Fold title={`See all ${listings.length}, with dealer and date`}>
            <div className="stackable">
              <ListingTable listings={listings} />
            </div>
          </Fold>
        </figure>
      </div>
    </section>
  );
}

/** Labels closer than this, in percent of the line, are merged. */
const minLabelGap = 24;

interface ListingGroup {
  readonly place: number;
  readonly listings: readonly ShownListing[];
}

/** Cheapest first. Listings at about one price share a label in their middle. */
function groupsOn(
  listings: readonly ShownListing[],
  placeOf: (price: number) => number,
): readonly ListingGroup[] {
  const groupOf = (members: readonly ShownListing[]): ListingGroup => ({
    listings: members,
    place: (placeOf(members[0]!.price) + placeOf(members.at(-1)!.price)) / 2,
  });
  const groups: ListingGroup[] = [];
  for (const listing of listings.toSorted((a, b) => a.price - b.price)) {
    let next = groupOf([listing]);
    while (groups.length > 0 && next.place - groups.at(-1)!.place < minLabelGap) {
      next = groupOf([...groups.pop()!.listings, ...next.listings]);
    }
    groups.push(next);
  }
  return groups;
}

function GroupLabel({ place, listings }: ListingGroup) {
  const [cheapest, dearest] = [listings[0]!.price, listings.at(-1)!.price];
  const price =
    cheapest === dearest
      ? shortDollars(cheapest)
      : `${shortDollars(cheapest)}–${shortDollars(dearest)}`;
  const years = listings.map(({ modelYear }) => `’${String(modelYear).slice(2)}`);
  const end = endOf(place);
  return (
    <>
      <span data-end={end} style={plotStyle({ "--x": place, "--y": 18 })}>
        {price}
      </span>
      <span className="soft" data-end={end} style={plotStyle({ "--x": place, "--y": -4 })}>
        {[...new Set(years)].join(", ")}
      </span>
    </>
  );
}

/** Near an end of the line, a label extends inward. */
function endOf(place: number): "start" | "end" | undefined {
  if (place > 85) return "end";
  return place < 15 ? "start" : undefined;
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
