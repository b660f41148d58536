import type { ReactNode } from "react";
import { useCopy } from "../../../browser/use-copy.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Button } from "../../../ui/kit/button.tsx";

/** A button that copies the message, and says whether that worked. */
export function useCopyMessage(text: string): {
  readonly button: ReactNode;
  readonly outcome: ReactNode;
} {
  const { said, copy } = useCopy({ copied: "Copied to clipboard", otherwise: refused });
  return {
    button: (
      <Button tone="call" onClick={() => void copy(text)}>
        Copy the message
      </Button>
    ),
    outcome: (
      <>
        <p role="status">{said}</p>
        {said === refused && <SelectedMessage text={text} />}
      </>
    ),
  };
}

const refused = "Your browser won’t copy it. It’s selected below.";

/** The last way to copy: the message, selected. */
function SelectedMessage({ text }: { text: string }) {
  return (
    <Field label="Copy this message">
      {(id) => <textarea id={id} readOnly rows={4} value={text} ref={(field) => field?.select()} />}
    </Field>
  );
}
