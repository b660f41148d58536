import type { ComponentProps } from "react";
import type { Tone } from "./button.tsx";
import styles from "./button.module.css";

/** A link that is an action of its page, such as opening what is shown in a tool. */
export function LinkButton({
  tone = "plain",
  children,
  ...attributes
}: { tone?: Tone } & ComponentProps<"a">) {
  return (
    <a {...attributes} className={styles.button} data-tone={tone}>
      {children}
    </a>
  );
}
