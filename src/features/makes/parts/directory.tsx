import type { ReactNode } from "react";
import type { Make } from "../../../../domain/catalogue/make.ts";
import { Price, PriceOfListings } from "../../../ui/kit/price.tsx";
import { makes as allMakes } from "../../../../domain/catalogue/makes.ts";
import { countText } from "../../../../domain/words/english.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Scene } from "../../../ui/masthead/scene.tsx";
import { facts } from "../../../market/listings.data.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { type ListedMake, listingsOf, mostListed } from "../links.ts";
import "../directory.css";
import "../places.css";

export function MakesMasthead() {
  return (
    <section className="masthead">
      <Scene isLow />
      <div className="makes-head wrap stack">
        <h1>Golf cart values for {allMakes.length} makes</h1>
        <p className="lede">{shareText()} Find yours.</p>
        <FindField label="Find a make" example="Garia, Kandi, Icon" />
        <ul className="make-cards" aria-label="Makes with the most listings">
          {mostListed().map((listed) => (
            <li key={listed.make.slug}>
              <MakeCard {...listed} />
            </li>
          ))}
        </ul>
        <p>
          The middle of what dealers ask for used ones. If few used ones are listed, it’s for the
          model that the card names.
        </p>
      </div>
    </section>
  );
}

function MakeCard({ make, cart, paint, models, middle, example, count }: ListedMake) {
  return (
    <a className="model card" href={`/${make.slug}`}>
      <CartDrawing cart={cart} small paint={paint} />
      <b>{make.name}</b> {middle !== null && <PriceOfListings ofListings={middle} />}
      {example !== null && <Price {...example.price} />}{" "}
      <small>{example === null ? models : `${example.name}, ${example.age}`}</small>{" "}
      <small>{count} listed</small>
    </a>
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

/** A script hides what doesn't match and says how many match. */
function FindField({ label, example }: { label: string; example: string }) {
  return (
    <div className="find needs-no-script stack">
      <Field label={label}>
        {(id) => <input id={id} type="search" autoComplete="off" placeholder={example} />}
      </Field>
      <p className="soft" role="status" />
    </div>
  );
}
