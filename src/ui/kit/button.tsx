import type { ComponentProps } from "react";
import styles from "./button.module.css";

/** `call` is the page's one yellow action, `solid` a dialog's or panel's main one, `quiet` looks like a link. */
export type Tone = "call" | "solid" | "plain" | "quiet";

export function Button({
  tone = "plain",
  ...attributes
}: { tone?: Tone } & ComponentProps<"button">) {
  return <button type="button" {...attributes} className={styles.button} data-tone={tone} />;
}

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
