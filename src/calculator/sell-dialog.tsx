import type { RefObject } from "react";
import type { Cart } from "../../valuation/cart.ts";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { Modal } from "../components/modal.tsx";
import { formatDollars } from "../site/money.ts";
import styles from "./sell-dialog.module.css";
import { cartName } from "./words.ts";

/** The sale listing. Its fields keep what was typed until it is submitted. */
export function SellDialog({
  ref,
  cart,
  value,
  onSubmitted,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  cart: Cart;
  value: number;
  onSubmitted: () => void;
}) {
  function submit(form: HTMLFormElement) {
    const entries = Object.fromEntries(new FormData(form));
    console.log("Sell Your Golf Cart", { ...entries, cart, value });
    form.reset();
    ref.current!.close();
    onSubmitted();
  }

  return (
    <Modal ref={ref} title="Sell Your Golf Cart">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <p className={styles.cart}>
          {cartName(cart)} · estimated at {formatDollars(value)}
        </p>
        <SellerFields />
        <div className={styles.pair}>
          <Button onClick={() => ref.current!.close()}>Cancel</Button>
          <Button tone="solid" type="submit">
            Send listing
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function SellerFields() {
  return (
    <>
      <Field label="Name" note="required">
        {(id) => <input id={id} name="name" type="text" required autoComplete="name" />}
      </Field>
      <div className={styles.pair}>
        <Field label="Email" note="required">
          {(id) => <input id={id} name="email" type="email" required autoComplete="email" />}
        </Field>
        <Field label="Phone">
          {(id) => <input id={id} name="phone" type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field label="Location" note="required">
        {(id) => (
          <input id={id} name="location" type="text" required autoComplete="address-level2" />
        )}
      </Field>
      <Field label="Description">
        {(id) => (
          <textarea
            id={id}
            name="description"
            rows={4}
            placeholder="Tell us about your golf cart..."
          />
        )}
      </Field>
    </>
  );
}
