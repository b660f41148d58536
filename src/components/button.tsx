import type { ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

/** `call` is the page's one yellow action, `solid` a dialog's or panel's main one. */
export function Button({
  tone = "plain",
  ...attributes
}: { tone?: "call" | "solid" | "plain" } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...attributes} className={styles.button} data-tone={tone} />;
}
