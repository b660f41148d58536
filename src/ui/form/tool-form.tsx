import type { FormHTMLAttributes, ReactNode, Ref } from "react";
import { Button } from "../kit/button.tsx";
import { type ScriptNeed, NeedsScript } from "../frame/needs-script.tsx";

/** The browser's own validation is off, because the tool itself says what is missing. */
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
  /** Name and description for a browser's assistant (WebMCP). */
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
      // Until hydration, this keeps the browser from sending anything or putting a serial number into the address.
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

/** Has a close button only while the form covers an answer. */
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

/** The note says what is missing or that the result is outdated, which may be off the screen. */
export function SubmitButton({
  missing,
  stale,
  isPinned = false,
  children,
}: {
  missing: string;
  stale: string;
  /** True to keep it within reach on a phone while the form is longer than the screen. */
  isPinned?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="press stack" data-pinned={isPinned || undefined}>
      <Button tone="call" type="submit" disabled={missing !== ""}>
        {children}
      </Button>
      <p className="soft">{missing || (stale && <b>{stale}</b>)}</p>
    </div>
  );
}
