import type { ComponentProps } from "react";
import styles from "./chip.module.css";

/** A small button that fills a field. */
export function Chip(attributes: ComponentProps<"button">) {
  return <button type="button" {...attributes} className={styles.chip} />;
}
