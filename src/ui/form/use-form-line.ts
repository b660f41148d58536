import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isOpenedFromElsewhere } from "../../browser/way-here.ts";
import type { FormLine } from "./tool-form.tsx";

/**
 * With an answer, the form is one line on a narrow screen, and on any if the answer was opened by its
 * address. Then the page's heading says what the answer is for. `answered` is null without an answer.
 */
export function useFormLine(
  form: RefObject<HTMLFormElement | null>,
  answered: { readonly name: string; readonly rest: string } | null,
) {
  const [isOpen, setOpen] = useState(false);
  const [isShared, setShared] = useState(false);
  const { name = "", rest = "" } = answered ?? {};
  useLayoutEffect(() => {
    if (name === "") return;
    document.body.dataset.answered = isShared ? "shared" : "";
    const heading = document.querySelector("h1");
    if (isShared && heading !== null) heading.textContent = name;
  }, [name, isShared]);

  /** For an answer that the address holds. A form that says something else stays open. */
  function begin(isStale: boolean) {
    setOpen(isStale);
    setShared(!isStale && isOpenedFromElsewhere());
  }

  function onChange() {
    // The form is there at once, to take the focus.
    flushSync(() => {
      setOpen(true);
      setShared(false);
    });
    form.current!.querySelector("input")!.focus();
  }

  const line: FormLine | null =
    answered === null || isOpen
      ? null
      : {
          on: isShared ? "always" : "narrow",
          text: isShared ? rest : `${name} · ${rest}`,
          onChange,
        };
  return { line, begin, closeForm: () => setOpen(false) };
}
