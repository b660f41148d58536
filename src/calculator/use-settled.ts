import { type RefObject, useEffect, useState } from "react";

/**
 * Whether nobody is typing into a field of a form: from the moment that another field to type or
 * choose in has the focus, or that the form is sent. What is pressed would move away from under
 * the pointer if a sentence appeared above it then.
 */
export function useSettled(field: RefObject<HTMLInputElement | null>): boolean {
  const [settled, setSettled] = useState(true);
  useEffect(() => {
    const watch = new AbortController();
    const on = (type: "input" | "focusin" | "submit", next: boolean, selector: string) =>
      field.current!.form!.addEventListener(
        type,
        ({ target }) => {
          const isField = target === field.current;
          if (isField !== next && (target as Element).matches(selector)) setSettled(next);
        },
        watch,
      );
    on("input", false, "input");
    on("focusin", true, "select, [type=text]");
    on("submit", true, "form");
    return () => watch.abort();
  }, [field]);
  return settled;
}
