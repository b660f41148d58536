import { makes } from "../../domain/catalogue/makes.ts";
import styles from "./make-chips.module.css";

const wellKnown = [
  "Club Car",
  "EZ-GO",
  "Yamaha",
  "Cushman",
  "Icon",
  "STAR EV",
  "Garia",
  "GEM",
  "Kandi",
];

/** Ways from the home page to the tools of the makes most often looked for. */
export function MakeChips() {
  const shown = makes.filter(({ name }) => wellKnown.includes(name));
  return (
    <ul className={styles.chips}>
      {shown.map(({ name, slug }) => (
        <li key={slug}>
          <a href={`/${slug}`}>{name}</a>
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
