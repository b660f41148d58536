import { pages } from "../../../metadata/pages.ts";
import styles from "../makes.module.css";
import type { Plate } from "../plate.ts";

/** An example of the number on a plate, with the year highlighted, and where to find the plate. */
export function PlateCard({ plate: { kind, yearAt, text, place = kind.place } }: { plate: Plate }) {
  const [from, to] = yearAt ?? [0, 0];
  return (
    <section className={styles.card}>
      <h2>Read the plate</h2>
      <p className={styles.plate}>
        {kind.example.slice(0, from)}
        {yearAt !== null && <mark>{kind.example.slice(from, to)}</mark>}
        {kind.example.slice(to)}
      </p>
      <p>{text}</p>
      <p className={styles.place}>{place}</p>
      <p>
        <a href={pages.yearFinder.path}>Open the year finder</a>
      </p>
    </section>
  );
}
