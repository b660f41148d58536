import { type RefObject, useEffect, useRef, useState } from "react";
import type { Cart } from "../../valuation/cart.ts";
import { deliver } from "../inbox/deliver.ts";
import { keepErrorsInPlace, showErrors } from "../inbox/field-errors.ts";
import { FormDraft } from "../inbox/form-draft.ts";

/** The delivery of a sale listing: its draft, whether it is under way, and what is wrong with it. */
export function useLead(form: RefObject<HTMLFormElement | null>, cart: Cart, estimate: number) {
  const draft = useRef<FormDraft>(null);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    draft.current = new FormDraft(form.current!, "lead");
    draft.current.restore();
    keepErrorsInPlace(form.current!);
  }, [form]);

  /** Whether the listing was stored; if not, the form says why and the fields are kept. */
  async function send(): Promise<boolean> {
    setSending(true);
    const typed = Object.fromEntries(new FormData(form.current!));
    const page = location.pathname + location.search;
    const delivery = await deliver("leads", draft.current!, { ...typed, cart, estimate, page });
    setSending(false);
    showErrors(form.current!, delivery.status === "refused" ? delivery.errors : {});
    if (delivery.status === "stored") draft.current!.clear();
    return delivery.status === "stored";
  }

  return { sending, send, keep: () => draft.current!.keep() };
}
