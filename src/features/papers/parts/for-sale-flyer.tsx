import { CartPicture } from "../../../ui/drawing/cart-picture.tsx";
import { cartName } from "../../../../domain/cart/wording.ts";
import { type SeenCart, cartSummary } from "../../../../domain/cart/seen-cart.ts";
import { queryOf } from "../../../../domain/cart/details.ts";
import styles from "../papers.module.css";
import { type PaperProps, RuledText, lettersOn } from "./sheet.tsx";
import { oldBatteries } from "../../cart/cart-facts.ts";
import { priceText } from "../fields.ts";
import { QrCode } from "./qr-code.tsx";

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
    <article className={`${styles.flyer} card stack`} data-report data-long={isLong || undefined}>
      <h2>For sale</h2>
      <p className={styles.name}>
        {calculation === null ? <span className={styles.blank} /> : cartName(calculation.cart)}
      </p>
      {calculation !== null && (
        <div className={styles.art}>
          <CartPicture cart={{ ...details, ...calculation.cart, ...clean }} />
        </div>
      )}
      <p className={styles.price}>
        {priceText(texts.ask) || (
          <>
            $<span className={styles.blank} />
          </>
        )}
      </p>
      {calculation !== null && (
        <ul className={styles.facts}>
          {factsFor({ ...details, ...calculation.cart }).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <div className={styles.pitch}>
        <RuledText text={texts.pitch} rows={2} most={4} />
      </div>
      <div className={`${styles.foot} cluster`}>
        <div className={styles.contact}>
          <p>{contact.trim() === "" ? "Call or text" : `Call or text ${contact.trim()}`}</p>
          <p className={styles.phone}>{phone.trim() || <span className={styles.blank} />}</p>
          {place.trim() !== "" && <p>{place.trim()}</p>}
        </div>
        {calculation !== null && texts.code !== "" && (
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

/** An ad shows the cart washed and charged. */
const clean = { condition: "excellent", batteryAge: 0 } as const;

/** Old batteries are for the buyer to ask about. */
function factsFor(cart: SeenCart): string[] {
  const facts = cartSummary(cart);
  return cart.batteryAge < oldBatteries
    ? facts
    : facts.filter((fact) => !fact.includes("batteries"));
}
