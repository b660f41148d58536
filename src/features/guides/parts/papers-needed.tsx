import type { ReactNode } from "react";
import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Arrow } from "../../../ui/kit/arrow.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import { Thumbnail } from "../../../ui/paper/thumbnail.tsx";
import styles from "../papers-needed.module.css";
import { NumberedCart, placesToEquip } from "./guide-picture.tsx";

const cases: readonly {
  numberOnCart: string;
  plate: ReactNode;
  papersDrawn: readonly string[];
  papers: string;
  next: string;
}[] = [
  {
    numberOnCart: "Only a serial number",
    plate: <Plate number="SERIAL NO." />,
    papersDrawn: ["Bill of sale", "Receipts"],
    papers: "A bill of sale, and receipts",
    next: "Then a local permit, if your town has one.",
  },
  {
    numberOnCart: "A 17-character VIN",
    plate: <Plate number="VIN" />,
    papersDrawn: ["Title", "Bill of sale"],
    papers: "The signed title, and a bill of sale",
    next: "Then a title in your name, a plate, and insurance.",
  },
  {
    numberOnCart: "New, with a certificate of origin",
    plate: null,
    papersDrawn: ["Certificate of origin", "Bill of sale"],
    papers: "The certificate (MCO), and a bill of sale",
    next: "Then the first title, and a plate.",
  },
];

/**
 * Which papers change hands, by the number on the cart. The guide's text and sources are in
 * titles-and-registration.md; figures.tsx names each picture for it.
 */
export function PapersNeeded() {
  return (
    <ul className={`${styles.cases} grid`}>
      {cases.map(({ numberOnCart, plate, papersDrawn, papers, next }) => (
        <li key={numberOnCart} className="card stack">
          <Desk>
            {plate}
            {papersDrawn.map((title) => (
              <Thumbnail key={title} title={title} />
            ))}
          </Desk>
          <h3>{numberOnCart}</h3>
          <p>
            <b>{papers}</b>
          </p>
          <p>{next}</p>
        </li>
      ))}
    </ul>
  );
}

function Desk({ children }: { children: ReactNode }) {
  return (
    <div className={styles.desk} aria-hidden="true">
      {children}
    </div>
  );
}

export function TitleTransfer() {
  return (
    <Desk>
      <Thumbnail title="Title" />
      <Arrow />
      <Thumbnail title="Your title" tone="flyer" />
      <Plate number="VIN" />
    </Desk>
  );
}

export function ValueSheet() {
  return (
    <Desk>
      <Thumbnail title="Value sheet" tone="flyer">
        <CartDrawing cart={genericCart} small />
        <b>$____</b>
      </Thumbnail>
      <Thumbnail title="Photos">
        <CartDrawing cart={genericCart} small />
        <CartDrawing cart={genericCart} small />
      </Thumbnail>
    </Desk>
  );
}

export function StreetLegal() {
  return (
    <div className={styles.land} aria-hidden="true">
      <NumberedCart {...placesToEquip} />
    </div>
  );
}
