// Tested through the tool in ../island.test.tsx.
import type { ReactNode } from "react";
import { useCopy } from "../../../browser/use-copy.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Button } from "../../../ui/kit/button.tsx";

export function useCopyMessage(text: string): {
  readonly button: ReactNode;
  readonly outcome: ReactNode;
} {
  const { message, copy } = useCopy({ copied: "Copied to clipboard", fallback: refused });
  return {
    button: (
      <Button tone="call" onClick={() => void copy(text)}>
        Copy the message
      </Button>
    ),
    outcome: (
      <>
        <p role="status">{message}</p>
        {message === refused && <SelectedMessage text={text} />}
      </>
    ),
  };
}

const refused = "Your browser won’t copy it. It’s selected below.";

/** For browsers that refuse to copy. */
function SelectedMessage({ text }: { text: string }) {
  return (
    <Field label="Copy this message">
      {(id) => <textarea id={id} readOnly rows={4} value={text} ref={(field) => field?.select()} />}
    </Field>
  );
}
