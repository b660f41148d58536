import type { FormHTMLAttributes, Ref } from "react";
import styles from "./tool-form.module.css";

/**
 * The form of a tool, on its card. The browser's own validation is off: it is never the reason
 * for a refusal. `needsScript` is read where there is no script.
 */
export function ToolForm({
  onUse,
  needsScript,
  children,
  ...attributes
}: {
  ref?: Ref<HTMLFormElement>;
  onUse: () => void;
  needsScript: string;
} & FormHTMLAttributes<HTMLFormElement>) {
  return (
    <form
      {...attributes}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onUse();
      }}
    >
      {children}
      <p className={styles.needsScript}>{needsScript}</p>
    </form>
  );
}
