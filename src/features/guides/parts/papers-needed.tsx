import type { ReactNode } from "react";
import { Plate } from "../../../ui/kit/plate.tsx";
import { Thumbnail } from "../../../ui/paper/thumbnail.tsx";
import styles from "../guide.module.css";

const ways: readonly {
  onCart: string;
  sign: ReactNode;
  drawn: readonly string[];
  papers: string;
  next: string;
}[] = [
  {
    onCart: "Only a serial number",
    sign: <Plate number="SERIAL NO." kind="" />,
    drawn: ["Bill of sale", "Receipts"],
    papers: "You get a bill of sale and receipts.",
    next: "Next: a local permit, if your town has one.",
  },
  {
    onCart: "A 17-character VIN",
    sign: <Plate number="VIN" kind="" />,
    drawn: ["Title", "Bill of sale"],
    papers: "You get the signed title and a bill of sale.",
    next: "Next: a title in your name, a plate, and insurance.",
  },
  {
    onCart: "New, with a certificate of origin",
    sign: null,
    drawn: ["Certificate of origin", "Bill of sale"],
    papers: "You get the certificate (MCO) and a bill of sale.",
    next: "Next: the first title and a plate.",
  },
];

/** Which papers change hands, by the number on the cart. */
export function PapersNeeded() {
  return (
    <ul className={`${styles.items} ${styles.row} grid`}>
      {ways.map(({ onCart, sign, drawn, papers, next }) => (
        <li key={onCart} className="card stack">
          <div className={styles.desk} aria-hidden="true">
            {sign}
            {drawn.map((title) => (
              <Thumbnail key={title} title={title} />
            ))}
          </div>
          <h3>{onCart}</h3>
          <p>{papers}</p>
          <p>{next}</p>
        </li>
      ))}
    </ul>
  );
}
