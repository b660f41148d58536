import type { ReactNode } from "react";
import type { Make } from "../../../../domain/catalogue/make.ts";
import { Price, PriceOfListings } from "../../../ui/kit/price.tsx";
import { countText } from "../../../../domain/words/english.ts";
import { FindField } from "../../../ui/form/find-field.tsx";
import { Scene } from "../../../ui/masthead/scene.tsx";
import { facts } from "../../../market/listings.data.ts";
import { listingsOf, mostListed } from "../links.ts";
import "../directory.css";

export function MakesMasthead() {
  return (
    <section className="masthead">
      <Scene isLow />
      <div className="wrap split">
        <div className="stack">
          <h1>Value Tools by make</h1>
          <p className="lede">{shareText()} Find yours.</p>
          <FindField label="Find a make" example="Garia, Kandi, Icon" />
        </div>
        <div className="card message">
          <table className="rows" aria-label="Makes with the most listings">
            <tbody>
              {mostListed().map(({ make, models, middle, example, count }) => (
                <tr key={make.slug}>
                  <th scope="row">
                    <a href={`/${make.slug}`}>{make.name}</a>
                    <small>{models}</small>
                  </th>
                  <td className="n">
                    {middle !== null && <PriceOfListings ofListings={middle} />}
                    {example !== null && <Price {...example.price} />}
                    <small>
                      {example !== null && `${example.name}, ${example.age}; `}
                      {count} listed
                    </small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

function shareText(): string {
  const top = mostListed().slice(0, 3);
  const count = top.reduce((sum, make) => sum + make.count, 0);
  const percent = Math.round((100 * count) / facts.listings);
  return `${top.map(({ make }) => make.name).join(", ")}: ${countText(top.length)} makes are ${percent}% of the carts that dealers list.`;
}

/** A script filters the list; without JavaScript, all makes are shown. */
export function MakeDirectory({
  makes,
  children,
}: {
  makes: readonly Make[];
  children?: ReactNode;
}) {
  return (
    <section className="section wrap stack">
      <h2>All {makes.length}, by name</h2>
      <ul className="index" id="make-directory" aria-label="All makes">
        {makes.map((make, index) => (
          <li key={make.slug} data-words={make.models.join(" ")}>
            <a href={`/${make.slug}`}>
              <b aria-hidden="true">
                {letterOf(make) === letterOf(makes[index - 1]) ? "" : letterOf(make)}
              </b>
              {make.name}
              {listingsOf(make.name) > 0 && <small>{listingsOf(make.name)}</small>}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Custom and Harley Davidson end the directory, outside the alphabet. */
function letterOf(make: Make | undefined): string {
  if (make === undefined) return "";
  return ["Custom", "Harley Davidson"].includes(make.name) ? "•" : make.name[0]!.toUpperCase();
}
