import type { FormHTMLAttributes, ReactNode, Ref } from "react";
import { Button } from "../kit/button.tsx";
import { type ScriptNeed, NeedsScript } from "../frame/needs-script.tsx";

/**
 * The form of a tool, on its card. The browser's own validation is off: it is never the reason
 * for a refusal.
 */
export function ToolForm({
  onSubmit,
  tool,
  withoutScript,
  assistant,
  isSheet = false,
  children,
  ...attributes
}: {
  ref?: Ref<HTMLFormElement>;
  /** The name and the description by which a browser's assistant finds the form (WebMCP). */
  assistant?: { readonly toolname: string; readonly tooldescription: string };
  onSubmit: () => void;
  /** True in a masthead, where the open form covers the answer's sign. */
  isSheet?: boolean;
} & ScriptNeed &
  FormHTMLAttributes<HTMLFormElement>) {
  return (
    <form
      {...attributes}
      {...assistant}
      className={isSheet ? "sheet card stack" : "form-card card stack"}
      // Without its script, the browser sends nothing, and no number gets into an address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <NeedsScript tool={tool} withoutScript={withoutScript} />
    </form>
  );
}

/** The heading of a form in a masthead; over an answer, with a button that closes it. */
export function SheetHeading({
  title,
  openTitle,
  onClose,
}: {
  title: string;
  openTitle: string;
  onClose: (() => void) | undefined;
}) {
  if (onClose === undefined) return <h2>{title}</h2>;
  return (
    <div className="modal-head">
      <h2>{openTitle}</h2>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}

/**
 * The submit button, and a note below it: what is still missing, or that the result is out of
 * date, since the result itself may be off the screen.
 */
export function SubmitButton({
  missing,
  stale,
  children,
}: {
  missing: string;
  stale: string;
  children: ReactNode;
}) {
  return (
    <div className="press stack">
      <Button tone="call" type="submit" disabled={missing !== ""}>
        {children}
      </Button>
      <p className="soft">{missing || (stale && <b>{stale}</b>)}</p>
    </div>
  );
}
