import type { FormHTMLAttributes, ReactNode, Ref } from "react";
import { Button } from "../kit/button.tsx";
import { type ScriptNeed, NeedsScript } from "../frame/needs-script.tsx";
import styles from "./tool-form.module.css";

/**
 * The form of a tool, on its card. The browser's own validation is off: it is never the reason
 * for a refusal.
 */
export function ToolForm({
  onUse,
  tool,
  withoutScript,
  assistant,
  children,
  ...attributes
}: {
  ref?: Ref<HTMLFormElement>;
  /** The name and the description by which a browser's assistant finds the form (WebMCP). */
  assistant?: { readonly toolname: string; readonly tooldescription: string };
  onUse: () => void;
} & ScriptNeed &
  FormHTMLAttributes<HTMLFormElement>) {
  return (
    <form
      {...attributes}
      {...assistant}
      className={`${styles.card} card stack`}
      // Without its script, the browser sends nothing, and no number gets into an address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onUse();
      }}
    >
      {children}
      <NeedsScript tool={tool} withoutScript={withoutScript} />
    </form>
  );
}

/**
 * The submit button, and a note below it: what is still missing, or that the result is out of
 * date, since the result itself may be off the screen.
 */
export function UseButton({
  missing,
  stale,
  children,
}: {
  missing: string;
  stale: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.press} data-ready={missing === "" || undefined}>
      <Button tone="call" type="submit" disabled={missing !== ""}>
        {children}
      </Button>
      <p className={`${styles.note} soft`}>{missing || (stale && <b>{stale}</b>)}</p>
    </div>
  );
}

/** The line that stands for a tool's form: on narrow screens, or on all. */
export interface FormLine {
  readonly on: "narrow" | "always";
  readonly text: string;
  readonly onChange: () => void;
}

/** A tool's form and its answer side by side; below one another on a narrow screen. */
export function ToolColumns({
  line = null,
  children,
}: {
  /** Where a line stands for the form; null for nowhere. */
  line?: FormLine | null;
  children: ReactNode;
}) {
  return (
    <div className={styles.columns} data-line={line?.on}>
      {line !== null && (
        <p className={`${styles.line} card`}>
          <span>{line.text}</span>{" "}
          <button type="button" onClick={line.onChange}>
            Change
          </button>
        </p>
      )}
      {children}
    </div>
  );
}

/** A place beside the form of a tool that stays in view while a longer form is scrolled. */
export function BesideForm({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}
