import { type RefObject, useEffect } from "react";

/** Who begins to fill a form will want what follows it: it may be offline by then. */
export function usePrefetch(
  form: RefObject<HTMLFormElement | null>,
  load: () => Promise<unknown>,
): void {
  useEffect(() => {
    const prefetch = () => void load().catch(() => {});
    form.current?.addEventListener("focusin", prefetch, { once: true });
  }, [form, load]);
}
