import { CartPicture } from "../../components/cart-picture.tsx";
import { latePart } from "../../components/late-part.tsx";
import { cartName } from "../cart/cart-labels.ts";
import { DetailFields } from "../cart/detail-fields.tsx";
import { type Details, cartOf } from "../cart/details.ts";
import { ExtraFields } from "../cart/extra-fields.tsx";
import styles from "./cart-part.module.css";

const SavedCartChoice = latePart(
  async () => (await import("./saved-cart-choice.tsx")).SavedCartChoice,
  "Your saved carts couldn’t be loaded. You can enter the cart here.",
);

/** The cart that the papers are about, folded away where it is known. */
export function CartPart({
  details,
  open,
  onOpen,
  mayBeSaved,
  onChange,
}: {
  details: Details;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** False in the prerendered page, which cannot know what this browser keeps. */
  mayBeSaved: boolean;
  onChange: (change: Partial<Details>) => void;
}) {
  const cart = cartOf(details);
  return (
    <>
      {mayBeSaved && <SavedCartChoice onChoose={onChange} />}
      <CartPicture cart={details} />
      <details
        className={styles.cart}
        open={open}
        onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
      >
        <summary>
          {cart === null ? (
            <span>
              The cart <small>What you leave out prints as a blank line.</small>
            </span>
          ) : (
            <span>
              {cartName(cart)} <small>Check or change its details.</small>
            </span>
          )}
        </summary>
        <div className={styles.fields}>
          <DetailFields details={details} onChange={onChange}>
            <ExtraFields details={details} onChange={onChange} />
          </DetailFields>
        </div>
      </details>
    </>
  );
}
