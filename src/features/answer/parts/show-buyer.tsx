// Tested in a browser by ../../../../e2e/journeys/for-sale.spec.ts.
import { useEffect, useRef, useState } from "react";
import { previewNumber } from "../../../../domain/answer/preview.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { readAsking } from "../../../../domain/answer/asking.ts";
import { maxAmountLength } from "../../../../domain/words/read-dollars.ts";
import { useCopy } from "../../../browser/use-copy.ts";
import { forSaleAddress } from "../../../site/cart-addresses.ts";
import { Field, TextField } from "../../../ui/form/field.tsx";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { Modal } from "../../../ui/kit/modal.tsx";
import { QrCode } from "../../../ui/paper/qr-code.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { share } from "./save-and-share.tsx";

/** A link and a code for a buyer, which don't give away the owner's lowest price. */
export function ShowBuyer({
  opening,
  calculation,
}: {
  /** The dialog opens whenever this changes. */
  opening: number;
  calculation: Calculation;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { cart, details, market } = calculation;
  const [price, setPrice] = useState(() =>
    market === null ? "" : formatDollars(previewNumber(calculation, "selling").dollars),
  );
  const [showsNumber, setShowsNumber] = useState(false);
  const { message, copy } = useCopy({
    copied: "Copied to clipboard",
    fallback: "Select the link and copy it.",
  });
  useEffect(() => dialog.current!.showModal(), [opening]);

  const asking = readAsking(price);
  const isUnread = price.trim() !== "" && asking === null;
  const path = forSaleAddress(details, asking, showsNumber ? details.serial.trim() : "");
  const address = location.origin + path;
  const text = `${cartName(cart)} for sale${asking === null ? "" : `, ${formatDollars(asking)}`}`;
  return (
    <Modal ref={dialog} title="Show a buyer">
      <div className="stack">
        <p>
          A buyer sees the cart, your price, what dealers ask, and similar listings, but not what
          you’d settle for or what a dealer would pay you. A buyer can still ask us what to offer.
        </p>
        <TextField
          label="Your price"
          inputMode="decimal"
          maxLength={maxAmountLength}
          placeholder="Leave empty to show no price"
          aria-invalid={isUnread || undefined}
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <p className="error" role="status">
          {isUnread && "Enter one amount in dollars, such as $6,500 or 6.5k, or leave it empty."}
        </p>
        {details.serial.trim() !== "" && (
          <label>
            <input
              type="checkbox"
              checked={showsNumber}
              onChange={({ target }) => setShowsNumber(target.checked)}
            />
            Show the serial number, so that a buyer can check its year and its recalls
          </label>
        )}
        <Field label="Link">
          {(id) => (
            <input
              id={id}
              type="text"
              readOnly
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
        <div className="actions">
          <Button tone="call" disabled={isUnread} onClick={() => void share(text, address)}>
            Send the link
          </Button>
          <Button disabled={isUnread} onClick={() => void copy(address)}>
            Copy it
          </Button>
          <LinkButton href={path} target="_blank">
            See what a buyer sees
          </LinkButton>
        </div>
        <p aria-live="polite">{message}</p>
        <div className="cluster">
          <QrCode text={address} label="QR code with the link for a buyer" />
          <p className="soft">A buyer can scan this from your screen.</p>
        </div>
      </div>
    </Modal>
  );
}
