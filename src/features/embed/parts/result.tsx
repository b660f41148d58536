// Tested through the tool in ../island.test.tsx.
import type { Role } from "../../../../domain/cart/roles.ts";
import { markedSummaryText } from "../../../../domain/details/cart-appearance.ts";
import { useEffect, useRef, useState } from "react";
import { PartBoundary } from "../../../ui/lazy/lazy-part.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { queryOf } from "../../../../domain/details/details.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { compareAdsText, noLiability } from "../../../../domain/answer/text.ts";
import { type Answer, answerOf } from "../../answer/model.ts";
import { AnswerScale, AnswerSign, RoleChoice, spokenAnswer } from "../../answer/parts/answer.tsx";
import { FigureList } from "../../../ui/figures/figure-list.tsx";
import { formulaText } from "../../cart-form/arithmetic-text.ts";
import { ArithmeticTable } from "../../cart-form/parts/arithmetic-table.tsx";
import type { HostChoices } from "../host-choices.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { inboxIsOn } from "../../../forms/inbox.data.ts";
import { SellForm } from "../../sell/sell-form.tsx";
import { notStoredMessage, storedEmbeddedMessage } from "../../sell/listing-messages.ts";

/** Gives the host page time to make the frame taller. */
const scrollDelayMs = 100;

export function EmbedResult({
  calculation,
  host: { partner, role: firstRole = "selling", hidesDealers },
  isSample,
}: {
  calculation: Calculation;
  host: HostChoices;
  /** True in the preview for dealers, whose cart is only an example. */
  isSample: boolean;
}) {
  const { cart, estimate } = calculation;
  const [role, setRole] = useState<Role>(firstRole);
  const [announced, setAnnounced] = useState("");
  const mark = useRef<HTMLDivElement>(null);
  const answer = removeAdAdvice(answerOf(calculation, role));
  const isTradeIn = role === "trading";
  // A trade-in shows only what a dealer pays; the formula's estimate is in the fold below.
  const rows = answer.rows.filter(
    ({ kind }) =>
      (kind !== "dealer" || hidesDealers !== true) &&
      (kind !== "formula" || !isTradeIn || calculation.market === null),
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      if (isSample) {
        // Scrolls inside the frame only, so that the page around the preview stays in place.
        scrollTo({ top: mark.current!.getBoundingClientRect().top + scrollY, behavior: "instant" });
        return;
      }
      setAnnounced(spokenAnswer(calculation, removeAdAdvice(answerOf(calculation, firstRole))));
      scrollToMark(mark.current!);
    }, scrollDelayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line exhaustive-deps -- choosing another role needs no announcement
  }, [calculation]);

  return (
    <div className="embed-result">
      <div ref={mark} className="embed-mark" />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <PartBoundary sentence="The result couldn’t be shown. What you entered is still in the form.">
        <section className="message card stack" aria-label="Valuation result">
          {hidesDealers !== true && calculation.advice !== null && (
            <RoleChoice role={role} onChange={setRole} />
          )}
          <AnswerSign figures={calculation} answer={answer} role={role} isSmall />
          <p className="soft">{markedSummaryText(calculation.details)}</p>
          <AnswerScale answer={{ ...answer, rows }} />
          <FigureList rows={rows} />
          <EmbedSale calculation={calculation} role={role} partner={partner} />
          <Fold title="The formula’s estimate, step by step" note={formulaText(estimate)}>
            <ArithmeticTable cart={cart} estimate={estimate} isTitled />
          </Fold>
          <p className="soft">
            {`This price is an estimate, not an offer. The actual price may vary, and ${noLiability}.`}
          </p>
        </section>
      </PartBoundary>
    </div>
  );
}

/** A dealer's page mustn't send visitors to other sellers. */
function removeAdAdvice({ text, ...answer }: Answer): Answer {
  return { ...answer, text: { ...text, because: text.because.replace(compareAdsText, "").trim() } };
}

function scrollToMark(mark: HTMLElement) {
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  mark.scrollIntoView({ behavior: isMotionReduced ? "instant" : "smooth" });
}

/** Opens its dialog at the button, because the middle of the frame may be off the screen. */
function EmbedSale({
  calculation,
  role,
  partner,
}: {
  calculation: Calculation;
  role: Role;
  partner: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");
  const opener = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { cart } = calculation;
  const dealer = useDealerName(isOpen ? partner : undefined);
  const [name, title] =
    role === "trading"
      ? ["Ask for an offer", "Ask for an Offer"]
      : ["List for Sale", "Sell Your Golf Cart"];
  const openForm = () => {
    setMessage("");
    dialog.current!.show();
    setOpen(true);
  };
  const closeForm = () => {
    dialog.current!.close();
    setOpen(false);
    opener.current!.querySelector("button")!.focus();
  };

  return (
    <div className="stack">
      <div ref={opener}>
        <Button tone="call" aria-expanded={isOpen} onClick={isOpen ? closeForm : openForm}>
          {name}
        </Button>
      </div>
      <p role="status">{message}</p>
      <dialog
        ref={dialog}
        className="embed-dialog"
        aria-label={title}
        onKeyDown={({ key }) => {
          if (key === "Escape") closeForm();
        }}
      >
        <h2>{title}</h2>
        <SellForm
          calculation={calculation}
          embedded={{
            page: `/${queryOf(calculation.details)}`,
            isTradeIn: role === "trading",
            ...(partner !== undefined && { partner, dealer }),
          }}
          onCancel={closeForm}
          onSent={(sent) => {
            if (sent === "stored" && dialog.current!.open) closeForm();
            if (sent !== "not-stored") setMessage(storedEmbeddedMessage(cart, partner, dealer));
            else if (!dialog.current!.open) setMessage(notStoredMessage(cart, name));
          }}
        />
      </dialog>
    </div>
  );
}

/** The dealer who gets this partner's leads by mail. Null until we know, or if no dealer does. */
function useDealerName(partner: string | undefined): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (partner === undefined || !inboxIsOn) return undefined;
    const leaving = new AbortController();
    void dealerName(partner, leaving.signal).then(setName, () => {});
    return () => leaving.abort();
  }, [partner]);
  return name;
}

async function dealerName(partner: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(`/api/partners/${partner}`, { signal });
  const { name } = await response.json();
  return typeof name === "string" ? name : null;
}
