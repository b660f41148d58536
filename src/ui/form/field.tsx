import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

/** A label above its text field, select or textarea, which takes the given id. */
export function Field({
  label,
  note,
  children,
}: {
  label: string;
  /** A word after the label, such as "required". */
  note?: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {note !== undefined && <em className={styles.note}> {note}</em>}
      </label>
      {children(id)}
    </div>
  );
}
