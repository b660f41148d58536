import { type RefObject, useEffect } from "react";

/** Starts when the visitor begins to fill in the form, because they may be offline later. */
export function usePrefetch(
  form: RefObject<HTMLFormElement | null>,
  load: () => Promise<unknown>,
): void {
  useEffect(() => {
    const prefetch = () => void load().catch(() => {});
    form.current?.addEventListener("focusin", prefetch, { once: true });
  }, [form, load]);
}
