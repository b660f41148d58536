import { type RefObject, useEffect } from "react";

/** Loads what follows a form once a visitor starts to fill it in: they may be offline by the time they need it. */
export function usePrefetch(
  form: RefObject<HTMLFormElement | null>,
  load: () => Promise<unknown>,
): void {
  useEffect(() => {
    const prefetch = () => void load().catch(() => {});
    form.current?.addEventListener("focusin", prefetch, { once: true });
  }, [form, load]);
}
