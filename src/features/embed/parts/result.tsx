import type { Role } from "../../../../domain/cart/roles.ts";
import { useEffect, useRef, useState } from "react";
import { Board } from "../../../ui/kit/board.tsx";
import { SafePart } from "../../../ui/lazy/safe-part.tsx";
import type { Calculation } from "../../cart/calculation.ts";
import { queryOf } from "../../../../domain/cart/details.ts";
import { Answer, inWords } from "../../billboard/parts/answer.tsx";
import { EstimateNotes } from "../../value/parts/estimate-notes.tsx";
import type { HostChoices } from "../island.tsx";
import styles from "../embed.module.css";
import { Button } from "../../../ui/kit/button.tsx";
import { SellForm } from "../../value/parts/sell-form.tsx";
import { notStoredMessage, storedEmbeddedMessage } from "../../value/listing-messages.ts";

/** The frame has to grow first, which its page does on hearing of the new height. */
const scrollDelayMs = 100;

/** The figures for the cart, what can be done with them, and where there is more. */
export function EmbedResult({
  calculation,
  host: { partner, role: firstRole = "selling", hidesDealers },
}: {
  calculation: Calculation;
  host: HostChoices;
}) {
  const { details } = calculation;
  const [role, setRole] = useState<Role>(firstRole);
  const [announced, setAnnounced] = useState("");
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(inWords(calculation, firstRole));
      show(mark.current!);
    }, scrollDelayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line exhaustive-deps -- a press on another role speaks for itself
  }, [calculation]);

  return (
    <div className={styles.result}>
      <div ref={mark} className={styles.mark} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <SafePart sentence="The result couldn’t be shown. What you entered is still in the form.">
        <Board name="Valuation result">
          <Answer
            {...{ calculation, role }}
            hidesDealers={hidesDealers === true}
            onRole={setRole}
            actions={<EmbedSale calculation={calculation} partner={partner} />}
          >
            <p className={styles.more}>
              <a href={`/${queryOf(details)}`}>See the full report on CartWorth</a> with dealers’
              listings.
            </p>
            <EstimateNotes {...calculation} />
          </Answer>
        </Board>
      </SafePart>
    </div>
  );
}

function show(mark: HTMLElement) {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  mark.scrollIntoView({ behavior: reduced ? "instant" : "smooth" });
}

/**
 * Offers the cart for sale. The dialog opens where the button is, and not in the middle of the
 * frame, most of which may be off the screen.
 */
function EmbedSale({
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
    <div className={`${styles.sale} stack`}>
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
