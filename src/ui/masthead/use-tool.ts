// Tested through the tools, as in ../../features/price-check/island.test.tsx.
import { useState } from "react";
import { focusInView } from "../../browser/bring-into-view.ts";
import { type Codec, useFormValues } from "./use-form-values.ts";
import { useSheet } from "./use-sheet.ts";

interface ToolOptions<Values, Answer> {
  readonly codec: Codec<Values>;
  /** Null while the values are incomplete. */
  readonly answerOf: (values: Values) => Answer | null;
  /** Where the form begins. */
  readonly first: "input" | "textarea";
}

/** A form with an answer, which belongs to the values that it was computed from. */
export function useTool<Values, Answer>({ codec, answerOf, first }: ToolOptions<Values, Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { openOver, ...sheet } = useSheet(answer, first);
  const { setValues, ...filled } = useFormValues(codec, ({ addressed, values }) => {
    const isAsAddressed = codec.fieldsOf(values) === codec.fieldsOf(addressed);
    // A serial number was taken out of the address, and a draft still has it.
    const found = answerOf(isAsAddressed ? values : addressed);
    setAnswer(found);
    if (!isAsAddressed) openOver(found);
  });

  function take(next: Values) {
    setValues(next);
    setAnswer(answerOf(next));
  }

  /** Returns false for values that are incomplete, and then opens the form. */
  function show(next: Values): boolean {
    // Update can be pressed while the form is incomplete.
    if (answerOf(next) === null) {
      sheet.openForm();
      return false;
    }
    take(next);
    focusInView(sheet.section.current!);
    return true;
  }

  return { ...sheet, ...filled, setValues, answer, take, show };
}
