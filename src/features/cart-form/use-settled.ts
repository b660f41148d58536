import { type RefObject, useEffect, useState } from "react";

/**
 * Tells whether the visitor has finished typing in a field, and what to call when they type. It is
 * settled again once the focus is in another field to type or choose in, or the form is sent.
 * Pressing a button does not settle it: a sentence appearing above would move the button away.
 */
export function useSettled(
  field: RefObject<HTMLInputElement | null>,
): [settled: boolean, onTyped: () => void] {
  const [settled, setSettled] = useState(true);
  useEffect(() => {
    const watch = new AbortController();
    const { form } = field.current!;
    const settle = ({ target }: Event) => {
      if (!(target instanceof Element) || target === field.current) return;
      if (target.matches("form, select, [type=text], [type=number]")) setSettled(true);
    };
    form!.addEventListener("focusin", settle, watch);
    form!.addEventListener("submit", settle, watch);
    return () => watch.abort();
  }, [field]);
  return [settled, () => setSettled(false)];
}
