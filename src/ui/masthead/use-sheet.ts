// Tested through the tools, as in ../../features/price-check/island.test.tsx.
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ChoiceName } from "../../../domain/details/details.ts";

/** A field that an answer has assumed. */
export type AskedField = ChoiceName | "seller";

interface Opening {
  /** The answer that the form covers. Another answer closes the form. */
  readonly over: unknown;
  readonly asked: AskedField | null;
}

/** A tool's form, which covers the answer while it is open. `first` is where it begins. */
export function useSheet(answer: unknown, first: "input" | "textarea") {
  const section = useRef<HTMLElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening !== null && opening.over === answer;

  /** Opens the form at a field, or at its beginning. */
  function openForm(field?: AskedField) {
    // The form must be on the page before it can take the focus.
    setNow({ over: answer, asked: field ?? null });
    const form = section.current!.querySelector("form")!;
    if (field === undefined) form.querySelector(first)!.focus();
    else focusField(form, field);
  }

  function closeForm() {
    setNow(null);
    section.current!.querySelector<HTMLElement>(".summary [data-change]")!.focus();
  }

  const setNow = (next: Opening | null) => flushSync(() => setOpening(next));
  return {
    section,
    isOpen,
    /** The assumed detail for which the form was opened: pressing its button confirms it. */
    asked: isOpen ? opening.asked : null,
    openForm,
    closeForm,
    /** Opens the form without moving the focus. */
    openOver: (covered: unknown) => setOpening({ over: covered, asked: null }),
  };
}

/** Focuses the field of a detail, or the chosen one of its group, and unfolds what it is in. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field =
    form.querySelector<HTMLElement>(`[name="${name}"]:is(select, :checked)`) ??
    form.querySelector<HTMLElement>(`[name="${name}"]`)!;
  const fold = field.closest("details");
  if (fold !== null) fold.open = true;
  field.focus();
}
