import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

type Tone = "call" | "solid" | "plain";

/** `call` is the page's one yellow action, `solid` a dialog's or panel's main one. */
export function Button({
  tone = "plain",
  ...attributes
}: { tone?: Tone } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...attributes} className={styles.button} data-tone={tone} />;
}

/** A link to another page that does what a button would. */
export function ButtonLink({
  tone = "plain",
  children,
  ...attributes
}: { tone?: Tone } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...attributes} className={styles.button} data-tone={tone}>
      {children}
    </a>
  );
}
