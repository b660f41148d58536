import type { Figures } from "../../../../domain/answer/figures.ts";
import { signNumber } from "../../../../domain/answer/text.ts";
import { formatDollars, shortDollars } from "../../../../domain/cart/money.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { dateText } from "../../../format/date-text.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import type { ShownListing } from "../shown-listings.ts";
import { comparedNumber, detailsText, lotsHeading, lotsLede } from "../lots-text.ts";
import { at } from "./price-scale.tsx";

/** The carts that dealers list and that are most like this one, with this one among them. */
export function Lots({
  listings,
  figures,
  role,
}: {
  listings: readonly ShownListing[];
  figures: Figures;
  role: Role;
}) {
  const own = comparedNumber(figures, role) ?? signNumber(figures, role);
  const prices = listings.map(({ price }) => price);
  const [lowest, highest] = [Math.min(own, ...prices), Math.max(own, ...prices)];
  const placeOf = (price: number) => 4 + (92 * (price - lowest)) / Math.max(1, highest - lowest);
  return (
    <section className="section" data-tone="tinted" data-lots="">
      <div className="wrap split lots">
        <div className="stack">
          <h2>{lotsHeading(listings, own, role)}</h2>
          <p className="lede">{lotsLede(figures, role)}</p>
        </div>
        <figure className="figure">
          <div
            className="plot lot-line"
            role="img"
            aria-label={`Dealers’ carts at ${prices.map(formatDollars).join(", ")}, and yours at ${formatDollars(own)}.`}
          >
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path className="rule" vectorEffect="non-scaling-stroke" d="M0 45H100" />
            </svg>
            {[...Map.groupBy(prices, placeOf)].map(([place, same]) => (
              <i
                key={place}
                style={at({ "--x": place, "--y": 55, "--size": Math.sqrt(same.length) + 0.8 })}
              />
            ))}
            {groupsOn(listings, placeOf).map((group) => (
              <GroupLabel key={group.place} {...group} />
            ))}
            <i className="ball" style={at({ "--x": placeOf(own), "--y": 55 })} />
            <span
              className="tag"
              data-end={endOf(placeOf(own))}
              style={at({ "--x": placeOf(own), "--y": 74 })}
            >
              You, {formatDollars(own)}
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

/** Labels nearer to each other than this, in percent, are one. */
const nearLabels = 24;

interface Grouped {
  readonly place: number;
  readonly some: readonly ShownListing[];
}

/** The listings from the cheapest, those at about one price under a label in their middle. */
function groupsOn(
  listings: readonly ShownListing[],
  placeOf: (price: number) => number,
): readonly Grouped[] {
  const groupOf = (some: readonly ShownListing[]): Grouped => ({
    some,
    place: (placeOf(some[0]!.price) + placeOf(some.at(-1)!.price)) / 2,
  });
  const groups: Grouped[] = [];
  for (const listing of listings.toSorted((a, b) => a.price - b.price)) {
    let next = groupOf([listing]);
    while (groups.length > 0 && next.place - groups.at(-1)!.place < nearLabels) {
      next = groupOf([...groups.pop()!.some, ...next.some]);
    }
    groups.push(next);
  }
  return groups;
}

function GroupLabel({ place, some }: Grouped) {
  const [cheapest, dearest] = [some[0]!.price, some.at(-1)!.price];
  const price =
    cheapest === dearest
      ? shortDollars(cheapest)
      : `${shortDollars(cheapest)}–${shortDollars(dearest)}`;
  const years = some.map(({ modelYear }) => `’${String(modelYear).slice(2)}`);
  const end = endOf(place);
  return (
    <>
      <span data-end={end} style={at({ "--x": place, "--y": 18 })}>
        {price}
      </span>
      <span className="soft" data-end={end} style={at({ "--x": place, "--y": -4 })}>
        {[...new Set(years)].join(", ")}
      </span>
    </>
  );
}

/** Near an end of the line, a label stands inside of it. */
function endOf(place: number): "start" | "end" | undefined {
  if (place > 85) return "end";
  return place < 15 ? "start" : undefined;
}

/** The listings with what is known of each. */
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
