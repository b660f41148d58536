import { type RefObject, useEffect, useRef, useState } from "react";
import { deliver } from "../../forms/deliver.ts";
import { keepErrorsInPlace, report, showErrors } from "../../forms/field-errors.ts";
import { FormDraft } from "../../forms/form-draft.ts";
import type { Calculation } from "../cart/calculation.ts";
import { areSame, givenExtras } from "../cart/details.ts";
import { changedMessage } from "./listing-messages.ts";

/** What a lead says about where it was typed, if that was in another site's page. */
export interface Embedded {
  /** The dealer's id. */
  readonly partner?: string;
  /** The page of this site that shows the same estimate. */
  readonly page: string;
}

/** What became of a listing. `changed` means that it was stored, but the form has changed since. */
export type Sent = "stored" | "changed" | "not-stored";

/** Sends a sale listing, keeping its draft until it is stored and showing errors in the form. */
export function useLead(
  form: RefObject<HTMLFormElement | null>,
  calculation: Calculation,
  embedded?: Embedded,
) {
  const { cart, details, appraisal } = calculation;
  const draft = useRef<FormDraft>(null);
  const [sending, setSending] = useState(false);
  const current = useRef(details);
  useEffect(() => void (current.current = details), [details]);

  useEffect(() => {
    draft.current = new FormDraft(form.current!, "lead", { isStored: embedded === undefined });
    draft.current.restore();
    keepErrorsInPlace(form.current!);
    // oxlint-disable-next-line exhaustive-deps -- a form is embedded for as long as it is shown
  }, [form]);

  /** If the listing is not stored, the form says why and keeps its fields. */
  async function send(): Promise<Sent> {
    setSending(true);
    // It may be gone by the time of the answer, when another cart has been valued.
    const sent = form.current!;
    const typed = Object.fromEntries(new FormData(sent));
    const delivery = await deliver("leads", draft.current!, {
      ...typed,
      cart,
      ...givenExtras(details),
      estimate: appraisal.value,
      ...(embedded ?? { page: location.pathname + location.search }),
    });
    setSending(false);
    showErrors(sent, delivery.status === "refused" ? delivery.errors : {});
    if (delivery.status !== "stored") return "not-stored";
    const isWhole = draft.current!.settle(typed);
    if (!isWhole) report(sent, changedMessage(cart), "changed");
    return isWhole && areSame(current.current, details) ? "stored" : "changed";
  }

  return { sending, send, keep: () => draft.current!.keep() };
}
