import { cartName } from "../../../../domain/cart/wording.ts";
import { PenBoxes } from "./pen-boxes.tsx";
import styles from "../papers.module.css";
import { checklistFor } from "../checklist.ts";
import { Line, Lines, type PaperProps, PaperSheet, RuledText, lettersOn } from "./sheet.tsx";
import { priceText } from "../text.ts";

/** What to look at before paying, with boxes to tick; all of it where the cart is not known. */
export function BuyingChecklist(props: PaperProps) {
  const { details, calculation, texts } = props;
  const cart =
    calculation === null
      ? null
      : { ...details, ...calculation.cart, ageYears: calculation.appraisal.ageYears };
  return (
    <PaperSheet
      letters={lettersOn("buying-checklist", props)}
      title="Checklist for buying a golf cart"
      small={
        <p>
          General advice from CartWorth. It does not replace a mechanic’s inspection, and a box you
          can’t check is a question for the seller or a reason for a lower price.
        </p>
      }
    >
      <Lines>
        <Line name="Cart" text={calculation === null ? "" : cartName(calculation.cart)} />
        <Line name="Seller" text={texts.seller} />
        <Line name="Asking price" text={priceText(texts.price)} />
        <Line name="Hours or odometer reading" text="" />
      </Lines>
      <div className={styles.parts}>
        {checklistFor(cart).map(({ title, checks }) => (
          <section key={title}>
            <h3>{title}</h3>
            <PenBoxes texts={checks} />
          </section>
        ))}
      </div>
      <section>
        <h3>What you found, and what it would cost</h3>
        <RuledText text="" rows={2} />
      </section>
    </PaperSheet>
  );
}
