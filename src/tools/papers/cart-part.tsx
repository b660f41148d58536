import { Button } from "../../components/button.tsx";
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

/** The cart that the papers are about, folded away where it was known from the start. */
export function CartPart({
  details,
  open,
  onOpen,
  mayBeSaved,
  onChange,
}: {
  details: Details;
  /** Null where it does not fold. */
  open: boolean | null;
  onOpen: (open: boolean) => void;
  /** False in the prerendered page, which cannot know what this browser keeps. */
  mayBeSaved: boolean;
  onChange: (change: Partial<Details>) => void;
}) {
  const cart = cartOf(details);
  return (
    <>
      {mayBeSaved && <SavedCartChoice onChoose={onChange} />}
      <div className={styles.cart}>
        <CartPicture cart={details} />
        <p>
          <b>{cart === null ? "The cart" : cartName(cart)}</b>{" "}
          {cart === null
            ? "Anything you leave out prints as a blank line."
            : "Does everything look right?"}
        </p>
      </div>
      {open !== null && (
        <Button aria-expanded={open} onClick={() => onOpen(!open)}>
          Check or change the cart
        </Button>
      )}
      {open !== false && (
        <div className={styles.fields}>
          <DetailFields details={details} onChange={onChange}>
            <ExtraFields details={details} onChange={onChange} />
          </DetailFields>
        </div>
      )}
    </>
  );
}
