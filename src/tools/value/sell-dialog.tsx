import { useEffect, useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Honeypot } from "../../components/honeypot.tsx";
import { Modal } from "../../components/modal.tsx";
import { FormReport } from "../../forms/form-report.tsx";
import { SentField } from "../../forms/sent-field.tsx";
import { formatDollars } from "../../format/money.ts";
import styles from "./sell-dialog.module.css";
import { useLead } from "./use-lead.ts";
import type { Calculation } from "../cart/calculation.ts";
import { cartName } from "../cart/cart-labels.ts";

/** The sale listing. Its fields keep what was typed until it has been stored. */
export function SellDialog({
  opening,
  calculation,
  onSubmitted,
}: {
  /** The dialog opens whenever this changes. */
  opening: number;
  calculation: Calculation;
  onSubmitted: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { sending, keep, send } = useLead(form, calculation);
  const close = () => dialog.current!.close();

  useEffect(() => {
    dialog.current!.showModal();
    form.current!.querySelector("input")!.focus();
  }, [opening]);

  async function submit() {
    if (sending || !(await send())) return;
    close();
    onSubmitted();
  }

  return (
    <Modal ref={dialog} title="Sell Your Golf Cart">
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
          {cartName(calculation.cart)} · estimated at {formatDollars(calculation.appraisal.value)}
        </p>
        <SellerFields />
        <FormReport />
        <div className={styles.pair}>
          <Button onClick={close}>Cancel</Button>
          <Button tone="solid" type="submit" aria-disabled={sending}>
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
      <SentField name="name" label="Name" note="required">
        {(field) => <input {...field} type="text" required maxLength={100} autoComplete="name" />}
      </SentField>
      <div className={styles.pair}>
        <SentField name="email" label="Email" note="required">
          {(field) => (
            <input {...field} type="email" required maxLength={254} autoComplete="email" />
          )}
        </SentField>
        <SentField name="phone" label="Phone">
          {(field) => <input {...field} type="tel" maxLength={40} autoComplete="tel" />}
        </SentField>
      </div>
      <SentField name="location" label="Location" note="required">
        {(field) => (
          <input {...field} type="text" required maxLength={120} autoComplete="address-level2" />
        )}
      </SentField>
      <SentField name="description" label="Description">
        {(field) => (
          <textarea
            {...field}
            rows={4}
            maxLength={5000}
            placeholder="Tell us about your golf cart..."
          />
        )}
      </SentField>
      <Honeypot />
    </>
  );
}
