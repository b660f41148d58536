import { type RefObject, useEffect, useState } from "react";

/**
 * Whether nobody is typing into a field of a form, and what to call when somebody types: it is
 * settled again once another field to type or choose in has the focus, or the form is sent. What
 * is pressed would move away from under the pointer if a sentence appeared above it then.
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
