import type { ReactNode } from "react";
import styles from "./field.module.css";

/** A labelled text field, select or textarea. */
export function Field({
  label,
  note,
  children,
}: {
  label: string;
  /** A word after the label, such as "required". */
  note?: string;
  children: ReactNode;
}) {
  return (
    <label className={styles.field}>
      {label}
      {note !== undefined && <em className={styles.note}> {note}</em>}
      {children}
    </label>
  );
}
