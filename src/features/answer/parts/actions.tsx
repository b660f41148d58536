import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Role } from "../../../../domain/cart/roles.ts";
import type { Cart } from "../../../../domain/cart/cart.ts";
import { type Details, linkQueryOf, queryOf } from "../../../../domain/details/details.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { hasLeadAcid } from "../../../../domain/market/work-prices.ts";
import { bringIntoView } from "../../../browser/bring-into-view.ts";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { pathHere } from "../../../site/address.ts";
import { paperAddress } from "../../../site/cart-addresses.ts";
import { useSaveAndShare } from "./save-and-share.tsx";
import { notStoredMessage, storedMessage } from "../../sell/listing-messages.ts";

const noteId = "for-buyers";

const loadSale = () => import("../../sell/sell-dialog.tsx");

const AfterListing = lazyPart(
  async () => (await loadSale()).AfterListing,
  "Your cart was sent. The next steps couldn’t be loaded.",
);
const ShowBuyer = lazyPart(
  async () => (await import("./show-buyer.tsx")).ShowBuyer,
  "The link for a buyer couldn’t be made. Your answer isn’t affected.",
);
const SellDialog = lazyPart(
  async () => (await loadSale()).SellDialog,
  "The form couldn’t be loaded. Your answer isn’t affected.",
);

export interface Actions {
  /** The two buttons that stay in reach on a phone. */
  readonly main: ReactNode;
  readonly more: ReactNode;
  readonly outcome: ReactNode;
  readonly isCopied: boolean;
}

/** The buttons act on the calculated cart, not on a trial or later edits. */
export function useActions(calculation: Calculation | null, role: Role): Actions | null {
  const saveAndShare = useSaveAndShare(
    calculation && calculation.details,
    calculation === null ? "" : shareText(calculation.cart, calculation.estimate.value),
    { role, ad: null },
  );
  const [listing, setListing] = useState<{ text: string; isStored: boolean } | null>(null);
  const [openings, setOpenings] = useState(0);
  const [showings, setShowings] = useState(0);
  const sent = useRef<HTMLParagraphElement>(null);
  // The buttons may be used from far down the page.
  useEffect(() => {
    if (listing !== null) bringIntoView(sent.current!);
  }, [listing]);
  if (calculation === null) return null;
  const { cart, details } = calculation;
  const first = nextStep(role, details);
  const isLowestPriceKnown = calculation.market !== null;
  const listForSale = (
    <Button
      tone={first === null ? "call" : "quiet"}
      onClick={() => {
        setListing(null);
        setOpenings((count) => count + 1);
      }}
    >
      List for Sale
    </Button>
  );
  return {
    isCopied: saveAndShare.isCopied,
    main: (
      <>
        {first === null ? (
          listForSale
        ) : (
          <LinkButton tone="call" href={first.href}>
            {first.name}
          </LinkButton>
        )}
        {saveAndShare.share}
      </>
    ),
    more: (
      <>
        {first !== null && listForSale}
        {saveAndShare.save}
        <Button tone="quiet" onClick={() => print()}>
          Print
        </Button>
        {role === "selling" && (
          <Button
            tone="quiet"
            aria-describedby={isLowestPriceKnown ? noteId : undefined}
            onClick={() => setShowings((count) => count + 1)}
          >
            Show a buyer
          </Button>
        )}
        <LinkButton tone="quiet" href={pathHere()}>
          Value another cart
        </LinkButton>
        {role === "selling" && isLowestPriceKnown && (
          <small id={noteId}>lowest price left out</small>
        )}
      </>
    ),
    outcome: (
      <>
        {saveAndShare.outcome}
        {showings > 0 && (
          <ShowBuyer
            key={queryOf(calculation.details)}
            opening={showings}
            calculation={calculation}
          />
        )}
        <Listed sent={sent} listing={listing} calculation={calculation} />
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
      </>
    ),
  };
}

function Listed({
  sent,
  listing,
  calculation,
}: {
  sent: RefObject<HTMLParagraphElement | null>;
  listing: { readonly text: string; readonly isStored: boolean } | null;
  calculation: Calculation;
}) {
  return (
    <>
      <p role="status" ref={sent}>
        {listing?.text}
      </p>
      {listing?.isStored && <AfterListing calculation={calculation} />}
    </>
  );
}

/** Null for the seller, who lists the cart. */
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
      return hasLeadAcid(details)
        ? { name: "Test the batteries", href: `/battery-test${linkQueryOf(details)}` }
        : valueSheet;
    case "insuring":
      return valueSheet;
  }
}

export function shareText(cart: Cart, value: number): string {
  return `${cartName(cart)} is estimated at ${formatDollars(value)}`;
}
