import { CartPicture } from "../../../ui/drawing/cart-drawing.tsx";
import { cartName } from "../../../../domain/cart/wording.ts";
import { cartSummary } from "../../../../domain/cart/summary.ts";
import { queryOf } from "../../../../domain/cart/details.ts";
import styles from "../papers.module.css";
import { type PaperProps, RuledText, lettersOn } from "./sheet.tsx";
import { priceText } from "../text.ts";
import { encode } from "uqr";

/** More is printed in smaller letters. */
const manyLetters = 100;

/** A flyer for a seller to pin up: to be read from some steps away. */
export function ForSaleFlyer(props: PaperProps) {
  const { details, calculation, texts } = props;
  // The serial number is not on it, and the cart's name is twice as large as the rest.
  const shown = { ...props, details: { ...details, serial: "" } };
  const isLong = lettersOn("for-sale-flyer", shown) + details.model.length > manyLetters;
  const { contact, phone, place } = texts;
  return (
    <article className={styles.flyer} data-report data-long={isLong || undefined}>
      <h2>For sale</h2>
      <p className={styles.name}>
        {calculation === null ? <span className={styles.blank} /> : cartName(calculation.cart)}
      </p>
      {calculation !== null && (
        <div className={styles.art}>
          <CartPicture cart={{ ...details, ...calculation.cart }} />
        </div>
      )}
      <p className={styles.price}>
        {priceText(texts.price) || (
          <>
            $<span className={styles.blank} />
          </>
        )}
      </p>
      {calculation !== null && (
        <ul className={styles.facts}>
          {cartSummary({ ...details, ...calculation.cart }).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <div className={styles.pitch}>
        <RuledText text={texts.pitch} rows={2} most={4} />
      </div>
      <div className={styles.foot}>
        <div className={styles.contact}>
          <p>{contact.trim() === "" ? "Call or text" : `Call or text ${contact.trim()}`}</p>
          <p className={styles.phone}>{phone.trim() || <span className={styles.blank} />}</p>
          {place.trim() !== "" && <p>{place.trim()}</p>}
        </div>
        {calculation !== null && texts.codeless === "" && (
          <figure className={styles.code}>
            <QrCode
              text={`${location.origin}/${queryOf(details)}`}
              label="QR code with the address of the cart’s estimate"
            />
            <figcaption>Scan for its estimated value on CartWorth</figcaption>
          </figure>
        )}
      </div>
    </article>
  );
}

/** The quiet zone that readers need around a code, in modules. */
const quietZone = 4;

/** A text for phones to read. A fold or a drop of rain may hide up to 15% of it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  return (
    <svg
      className={styles.qrCodeCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} />
      <path d={data.map(rowPath).join("")} />
    </svg>
  );
}

/** The dark modules of a row, each run of them as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? "#" : " "))
    .join("")
    .matchAll(/#+/g);
  return Array.from(
    runs,
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join("");
}
