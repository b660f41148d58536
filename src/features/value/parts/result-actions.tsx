import { useState } from "react";
import { Button } from "../../../ui/kit/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { latePart } from "../../../ui/lazy/late-part.tsx";
import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import styles from "../result-actions.module.css";
import { notStoredMessage, storedMessage } from "../listing-messages.ts";
import type { Cart } from "../../../../domain/valuation/cart.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { cartName } from "../../../../domain/cart/wording.ts";

const SellDialog = latePart(
  async () => (await import("./sell-dialog.tsx")).SellDialog,
  "The listing form couldn’t be loaded. Your estimate isn’t affected.",
);

/**
 * What can be done with an estimate. Both act on the calculated cart, not on later edits: what is
 * shared is what the address shows, a change on trial with it; what is listed is the cart itself.
 */
export function ResultActions({
  calculation,
  trial,
}: {
  calculation: Calculation;
  trial: NamedTrial | null;
}) {
  const { cart, appraisal } = calculation;
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const [listing, setListing] = useState("");
  const [openings, setOpenings] = useState(0);

  return (
    <div className={styles.actions}>
      <Button
        onClick={async () => {
          setListing("");
          setOutcome(null);
          setOutcome(
            await share(
              shareText(cart, appraisal.value, trial),
              location.origin + location.pathname + location.search,
            ),
          );
        }}
      >
        Share Result
      </Button>
      <Button
        tone="solid"
        onClick={() => {
          setOutcome(null);
          setListing("");
          setOpenings((count) => count + 1);
        }}
      >
        List for Sale
      </Button>
      <p className={styles.status} role="status">
        {outcome?.status === "copied" && "Copied to clipboard"}
        {listing}
      </p>
      {outcome?.status === "refused" && <SelectedText text={outcome.text} />}
      {openings > 0 && (
        <SellDialog
          opening={openings}
          calculation={calculation}
          onReset={() => setListing("")}
          onSent={(isStored) => setListing(isStored ? storedMessage(cart) : notStoredMessage(cart))}
        />
      )}
    </div>
  );
}

/** The last way to share: the text, selected, for the visitor to copy. */
function SelectedText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      <Field label="Copy this text">
        {(id) => (
          <input id={id} type="text" readOnly value={text} ref={(input) => input?.select()} />
        )}
      </Field>
    </div>
  );
}

/** How sharing ended; "refused" carries the text that could not be copied. */
type ShareOutcome =
  | { status: "shared" | "dismissed" | "copied" }
  | { status: "refused"; text: string };

export function shareText(cart: Cart, value: number, trial: NamedTrial | null): string {
  const name = cartName(cart);
  return trial === null
    ? `${name} is estimated at ${formatDollars(value)}`
    : `${name} is estimated at ${formatDollars(trial.appraisal.value)} with a change: ${trial.name.toLowerCase()}`;
}

/** Offers the device's share sheet, else the clipboard. Never throws. */
export async function share(text: string, url: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ title: "Golf Cart Value Estimate", text, url });
    return { status: "shared" };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") {
      return { status: "dismissed" };
    }
  }
  const copy = `${text} ${url}`;
  try {
    await navigator.clipboard.writeText(copy);
    return { status: "copied" };
  } catch {
    return { status: "refused", text: copy };
  }
}
