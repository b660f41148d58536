import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Role } from "../../../../domain/cart/roles.ts";
import { paperAddress } from "../../cart/cart-facts.ts";
import { type Details, linkQueryOf } from "../../../../domain/cart/details.ts";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { latePart } from "../../../ui/lazy/late-part.tsx";
import type { Calculation } from "../../cart/calculation.ts";
import { notStoredMessage, storedMessage } from "../listing-messages.ts";
import { bringIntoView } from "../../../browser/bring-into-view.ts";
import type { Cart } from "../../../../domain/valuation/cart.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../result.css?inline";

addStyles(css);

const AfterListing = latePart(
  async () => (await import("./after-listing.tsx")).AfterListing,
  "Your listing was sent. What you can use meanwhile couldn’t be loaded.",
);
const SellDialog = latePart(
  async () => (await import("./sell-dialog.tsx")).SellDialog,
  "The listing form couldn’t be loaded. Your estimate isn’t affected.",
);

/** The buttons of an estimate. All act on the calculated cart, not on later edits. */
export function ResultActions({ calculation, role }: { calculation: Calculation; role: Role }) {
  const { cart, details, estimate } = calculation;
  const [saved, setSaved] = useState<{ of: Details; answer: ReactNode } | null>(null);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const [listing, setListing] = useState<{ text: string; isStored: boolean } | null>(null);
  const [openings, setOpenings] = useState(0);
  const sent = useRef<HTMLParagraphElement>(null);
  // The buttons may be in reach far from what follows them.
  useEffect(() => {
    if (listing !== null) bringIntoView(sent.current!);
  }, [listing]);
  const first = nextStep(role, details);
  const save = async () => {
    setSaved({ of: details, answer: "Saving…" });
    setSaved({ of: details, answer: await answerToSaving(details) });
  };
  const listForSale = (
    <Button
      tone={first === null ? "call" : "plain"}
      onClick={() => {
        setOutcome(null);
        setListing(null);
        setOpenings((count) => count + 1);
      }}
    >
      List for Sale
    </Button>
  );

  return (
    <>
      <div className="result-actions">
        {first !== null && (
          <LinkButton tone="call" href={first.href}>
            {first.name}
          </LinkButton>
        )}
        {first === null && listForSale}
        <Button
          onClick={async () => {
            setOutcome(null);
            setOutcome(
              await share(
                shareText(cart, estimate.value),
                location.origin + location.pathname + location.search,
              ),
            );
          }}
        >
          Share Result
        </Button>
        <output className="result-status">
          {outcome?.status === "copied" && "Copied to clipboard"}
        </output>
      </div>
      <div className="result-more">
        {first !== null && listForSale}
        <Button onClick={() => void save()}>Save to My Carts</Button>
        <Button onClick={() => print()}>Print or save as PDF</Button>
        <output className="result-status">{saved?.of === details && saved.answer}</output>
        <p className="result-status" role="status" ref={sent}>
          {listing?.text}
        </p>
        {listing?.isStored && <AfterListing calculation={calculation} />}
        {outcome?.status === "refused" && <SelectedText text={outcome.text} />}
        {openings > 0 && (
          <SellDialog
            opening={openings}
            calculation={calculation}
            onReset={() => setListing(null)}
            onSent={(isStored) =>
              setListing({
                text: isStored ? storedMessage(cart) : notStoredMessage(cart),
                isStored,
              })
            }
          />
        )}
      </div>
    </>
  );
}

/** The code that saves a cart is loaded when one is saved. */
async function answerToSaving(details: Details): Promise<ReactNode> {
  try {
    return (await import("./save-answer.tsx")).answerToSaving(details);
  } catch {
    return "Your estimate couldn’t be saved. Check your connection, then press Save again.";
  }
}

/** The next step on each side of a deal; null for the seller, who lists the cart. */
function nextStep(role: Role, details: Details): { name: string; href: string } | null {
  const valueSheet = {
    name: "Print the value sheet",
    href: paperAddress(details, "insurance-sheet"),
  };
  switch (role) {
    case "selling":
      return null;
    case "buying":
      return { name: "Print the checklist", href: paperAddress(details, "buying-checklist") };
    case "trading":
      if (details.powertrain === "electric" && details.batteryType !== "lithium") {
        return { name: "Test the batteries", href: `/battery-test${linkQueryOf(details)}` };
      }
      return valueSheet;
    case "insuring":
      return valueSheet;
  }
}

/** The last way to share: the text, selected, for the visitor to copy. */
function SelectedText({ text }: { text: string }) {
  return (
    <div className="result-text">
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

export function shareText(cart: Cart, value: number): string {
  return `${cartName(cart)} is estimated at ${formatDollars(value)}`;
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
