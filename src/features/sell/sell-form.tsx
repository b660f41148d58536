// Tested in ../answer/parts/actions.test.tsx.
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/kit/button.tsx";
import { CartPicture } from "../../ui/drawing/cart-drawing.tsx";
import { Honeypot, FormReport, SentField, SentText } from "../../forms/sent-form.tsx";
import { leadFields } from "../../../domain/submissions/form-fields.ts";
import { inboxIsOn } from "../../forms/inbox.data.ts";
import { capitalize } from "../../../domain/words/english.ts";
import { formatDollars, formatRange } from "../../../domain/words/money.ts";
import { answerNumber } from "../../../domain/answer/text.ts";
import type { Calculation } from "../cart-form/calculation.ts";
import { cartName } from "../../../domain/details/wording.ts";
import { knownSummary } from "../../../domain/details/cart-appearance.ts";
import { deliver } from "../../forms/deliver.ts";
import { keepErrorsInPlace, report, showErrors } from "../../forms/field-errors.ts";
import { FormDraft } from "../../forms/form-draft.ts";
import { isSameCart } from "../../../domain/details/details.ts";
import { changedMessage } from "./listing-messages.ts";

export function SellForm({
  calculation,
  embedded,
  onCancel,
  onSent,
  onReset,
}: {
  calculation: Calculation;
  embedded?: Embedded;
  onCancel: () => void;
  onSent: (sent: Sent) => void;
  /** Also called when the notice of unsent forms discards the cart. */
  onReset?: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, saveDraft, send } = useLead(form, calculation, embedded);
  const isTradeIn = embedded?.isTradeIn ?? false;

  async function submit() {
    if (sending) return;
    const sent = await send();
    // The visitor may have gone back to a page without this form.
    if (form.current !== null) onSent(sent);
  }

  return (
    <form
      ref={form}
      className="stack"
      onInput={saveDraft}
      onReset={onReset}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {inboxIsOn && <p>{invitation(embedded?.dealer)}</p>}
      <div className="cluster">
        <CartPicture cart={calculation.cart} />
        <p>
          <b>{cartName(calculation.cart)}</b> ·{" "}
          {capitalize(pricesOf(calculation, isTradeIn, "estimated at").join(" · "))}
        </p>
      </div>
      <SellerFields description={descriptionOf(calculation, isTradeIn)} />
      {calculation.cart.serial !== "" && <SerialBox key={calculation.cart.serial} />}
      {inboxIsOn && <Receivers {...embedded} />}
      <FormReport />
      <div className="fields">
        <Button onClick={onCancel}>Cancel</Button>
        <Button tone="solid" type="submit" aria-disabled={sending}>
          Send my cart
        </Button>
      </div>
    </form>
  );
}

const invitation = (dealer: string | null = null) =>
  dealer === null
    ? "Send us your cart. We reply by email, and we don’t publish it."
    : `Send your cart’s details to ${dealer}, who will reply to you.`;

function Receivers({ partner, dealer = null }: Partial<Embedded>) {
  return (
    <p className="soft">
      {receivers(partner, dealer)} Nothing is published.{" "}
      <a href="/privacy-policy">Privacy Policy</a>
    </p>
  );
}

function receivers(partner: string | undefined, dealer: string | null): string {
  if (dealer !== null) return `Your details go to ${dealer} and to CartWorth, which stores them.`;
  return partner === undefined
    ? "Your details go to CartWorth."
    : "Your details go to CartWorth, which may forward them to the dealer whose page you’re on.";
}

function descriptionOf(calculation: Calculation, isTradeIn: boolean): string {
  const { cart, details } = calculation;
  const facts = [cartName(cart), knownSummary(details).join(", ")].filter((text) => text !== "");
  const prices = pricesOf(calculation, isTradeIn, "estimated value:").map(capitalize);
  return `${facts.join(": ")}. ${prices.join(". ")}.`;
}

/**
 * The prices that the sender has in sight. The asking price is left out without dealers' prices to base
 * it on, and for a trade-in, where the sign says what a dealer would pay.
 */
function pricesOf(calculation: Calculation, isTradeIn: boolean, estimated: string): string[] {
  const { market, estimate } = calculation;
  const formula = `${estimated} ${formatDollars(estimate.value)}`;
  if (market === null) return [formula];
  if (isTradeIn) {
    const { middle, ...range } = market.tradeIn;
    return [`trade-in about ${formatDollars(middle)} (${formatRange(range)})`];
  }
  return [`asking ${formatDollars(answerNumber(calculation, "selling"))}`, formula];
}

function SellerFields({ description }: { description: string }) {
  const ref = useDefaultText(description);
  return (
    <>
      <SentField {...leadFields.name} name="name" mark="required">
        {(field) => <input {...field} type="text" autoComplete="name" />}
      </SentField>
      <div className="fields">
        <SentField {...leadFields.email} name="email" mark="required">
          {(field) => <input {...field} type="email" autoComplete="email" />}
        </SentField>
        <SentField {...leadFields.phone} name="phone">
          {(field) => <input {...field} type="tel" autoComplete="tel" />}
        </SentField>
      </div>
      <SentField {...leadFields.location} name="location" mark="required">
        {(field) => <input {...field} type="text" autoComplete="address-level2" />}
      </SentField>
      <SentText
        {...leadFields.description}
        name="description"
        textarea={{
          ref,
          rows: 4,
          placeholder: "Tell us about your golf cart...",
          defaultValue: description,
        }}
      />
      <Honeypot />
    </>
  );
}

function SerialBox() {
  return (
    <label>
      <input name="sendSerial" type="checkbox" />
      Send the serial number, too
    </label>
  );
}

/** Follows the default text until the visitor changes the field. */
function useDefaultText(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const previousText = useRef(text);
  useEffect(() => {
    if (field.current!.value === previousText.current) field.current!.value = text;
    previousText.current = text;
  }, [text]);
  return field;
}

/** The page on another site where a lead was typed. */
interface Embedded {
  /** The dealer's id. */
  readonly partner?: string;
  /** The dealer's name, if the dealer gets the lead by mail. */
  readonly dealer?: string | null;
  /** The page of this site that shows the same estimate. */
  readonly page: string;
  /** True for someone who asks a dealer for an offer. */
  readonly isTradeIn: boolean;
}

/** "changed" means that the cart was stored, but the form has changed since. */
type Sent = "stored" | "changed" | "not-stored";

function useLead(
  form: RefObject<HTMLFormElement | null>,
  calculation: Calculation,
  embedded?: Embedded,
) {
  const { cart, details, estimate } = calculation;
  const draft = useRef<FormDraft>(null);
  const [sending, setSending] = useState(false);
  const latestDetails = useRef(details);
  useEffect(() => void (latestDetails.current = details), [details]);

  useEffect(() => {
    draft.current = new FormDraft(form.current!, "lead", { isStored: embedded === undefined });
    draft.current.restore();
    keepErrorsInPlace(form.current!);
    // oxlint-disable-next-line exhaustive-deps -- a form is embedded for as long as it is shown
  }, [form]);

  async function send(): Promise<Sent> {
    setSending(true);
    // The form may be gone when the response arrives, if another cart has been valued.
    const sent = form.current!;
    const typed = Object.fromEntries(new FormData(sent));
    const delivery = await deliver("leads", draft.current!, {
      ...typed,
      cart: "sendSerial" in typed ? cart : { ...cart, serial: "" },
      estimate: estimate.value,
      ...(embedded?.partner !== undefined && { partner: embedded.partner }),
      page: embedded?.page ?? location.pathname + location.search,
    });
    setSending(false);
    showErrors(sent, delivery.status === "refused" ? delivery.errors : {});
    if (delivery.status !== "stored") return "not-stored";
    const isWhole = draft.current!.clearSent(typed);
    if (!isWhole) report(sent, changedMessage(cart), "changed");
    return isWhole && isSameCart(latestDetails.current, details) ? "stored" : "changed";
  }

  return { sending, send, saveDraft: () => draft.current!.keep() };
}
