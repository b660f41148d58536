import { makes } from "../../../../domain/catalogue/makes.ts";
import { listingsByMake } from "../../../market/offers.data.ts";
import styles from "../home.module.css";

/** Well-known makes, besides those with the most listings. */
const wellKnown = ["Icon", "STAR EV", "Garia", "GEM", "Kandi"];
const mostListed = 6;

const listingsOf = (name: string) => listingsByMake[name] ?? 0;
const ranked = makes.toSorted((a, b) => listingsOf(b.name) - listingsOf(a.name));
const shown = ranked.filter(({ name }, rank) => rank < mostListed || wellKnown.includes(name));

/** Links from the home page to the makes that visitors look for most. */
export function MakeChips() {
  return (
    <ul className={styles.chips}>
      {shown.map(({ name, slug }) => (
        <li key={slug}>
          <a href={`/${slug}`}>
            {name}{" "}
            {listingsOf(name) > 0 && (
              <small>
                {listingsOf(name)}
                <span className="visually-hidden"> listings</span>
              </small>
            )}
          </a>
        </li>
      ))}
      <li>
        <a href="/manufacturers" data-tone="solid">
          All {makes.length} makes
        </a>
      </li>
    </ul>
  );
}
