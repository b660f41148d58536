import { type RefObject, useEffect, useState } from "react";

/**
 * Typing is settled once another text field or list gets the focus, or the form is sent. Pressing a
 * button doesn't settle it, because a sentence appearing above would move the button away.
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
