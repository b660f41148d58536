import { useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import type { Calculation } from "../cart/calculation.ts";
import { queryOf } from "../cart/details.ts";
import { SellForm } from "../value/sell-form.tsx";
import { notStoredMessage, storedEmbeddedMessage } from "../value/listing-messages.ts";
import styles from "./embed-sale.module.css";

/**
 * Offers the cart for sale. The dialog opens where the button is, and not in the middle of the
 * frame, most of which may be off the screen.
 */
export function EmbedSale({
  calculation,
  partner,
}: {
  calculation: Calculation;
  partner: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const opener = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { cart } = calculation;
  const open = () => {
    setSaid("");
    dialog.current!.show();
    setOpen(true);
  };
  const close = () => {
    dialog.current!.close();
    setOpen(false);
    opener.current!.querySelector("button")!.focus();
  };

  return (
    <div className={styles.sale}>
      <div ref={opener}>
        <Button tone="solid" aria-expanded={isOpen} onClick={isOpen ? close : open}>
          List for Sale
        </Button>
      </div>
      <p className={styles.status} role="status">
        {said}
      </p>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Sell Your Golf Cart"
        onKeyDown={({ key }) => {
          if (key === "Escape") close();
        }}
      >
        <h2>Sell Your Golf Cart</h2>
        <SellForm
          calculation={calculation}
          embedded={{
            page: `/${queryOf(calculation.details)}`,
            ...(partner !== undefined && { partner }),
          }}
          onCancel={close}
          onSent={(sent) => {
            if (sent === "stored" && dialog.current!.open) close();
            if (sent !== "not-stored") setSaid(storedEmbeddedMessage(cart, partner));
            else if (!dialog.current!.open) setSaid(notStoredMessage(cart));
          }}
        />
      </dialog>
    </div>
  );
}
