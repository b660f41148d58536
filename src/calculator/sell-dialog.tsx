import { type RefObject, useRef } from "react";
import type { Cart } from "../../valuation/cart.ts";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { Honeypot } from "../components/honeypot.tsx";
import { Modal } from "../components/modal.tsx";
import { formatDollars } from "../site/money.ts";
import styles from "./sell-dialog.module.css";
import { useLead } from "./use-lead.ts";
import { cartName } from "./words.ts";

/** The sale listing. Its fields keep what was typed until it has been stored. */
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
  const form = useRef<HTMLFormElement>(null);
  const { sending, report, keep, send } = useLead(form, cart, value);
  const close = () => ref.current!.close();

  async function submit() {
    if (!(await send())) return;
    close();
    onSubmitted();
  }

  return (
    <Modal ref={ref} title="Sell Your Golf Cart">
      <form
        ref={form}
        className={styles.form}
        onInput={keep}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className={styles.cart}>
          {cartName(cart)} · estimated at {formatDollars(value)}
        </p>
        <SellerFields />
        <p className={styles.report} role="alert">
          {report}
        </p>
        <div className={styles.pair}>
          <Button onClick={close}>Cancel</Button>
          <Button tone="solid" type="submit" disabled={sending}>
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
        {(id) => (
          <input id={id} name="name" type="text" required maxLength={100} autoComplete="name" />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label="Email" note="required">
          {(id) => (
            <input
              id={id}
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="email"
            />
          )}
        </Field>
        <Field label="Phone">
          {(id) => <input id={id} name="phone" type="tel" maxLength={40} autoComplete="tel" />}
        </Field>
      </div>
      <Field label="Location" note="required">
        {(id) => (
          <input
            id={id}
            name="location"
            type="text"
            required
            maxLength={120}
            autoComplete="address-level2"
          />
        )}
      </Field>
      <Field label="Description">
        {(id) => (
          <textarea
            id={id}
            name="description"
            rows={4}
            maxLength={5000}
            placeholder="Tell us about your golf cart..."
          />
        )}
      </Field>
      <Honeypot />
    </>
  );
}
