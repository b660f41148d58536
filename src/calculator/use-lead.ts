import { type RefObject, useEffect, useRef, useState } from "react";
import type { Cart } from "../../valuation/cart.ts";
import { deliver } from "../inbox/deliver.ts";
import { FormDraft } from "../inbox/form-draft.ts";

/** The delivery of a sale listing: its draft, whether it is under way, and what went wrong. */
export function useLead(form: RefObject<HTMLFormElement | null>, cart: Cart, estimate: number) {
  const draft = useRef<FormDraft>(null);
  const [sending, setSending] = useState(false);
  const [report, setReport] = useState("");

  useEffect(() => {
    draft.current = new FormDraft(form.current!, "lead");
    draft.current.restore();
  }, [form]);

  /** Whether the listing was stored; if not, the report says why and the fields are kept. */
  async function send(): Promise<boolean> {
    setSending(true);
    setReport("");
    const typed = Object.fromEntries(new FormData(form.current!));
    const page = location.pathname + location.search;
    const delivery = await deliver("leads", draft.current!, { ...typed, cart, estimate, page });
    setSending(false);
    if (delivery.status === "stored") draft.current!.clear();
    else setReport(Object.values(delivery.errors).join(" "));
    return delivery.status === "stored";
  }

  return { sending, report, send, keep: () => draft.current!.keep() };
}
