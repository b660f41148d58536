import type { ReactNode } from "react";
import { Field } from "../ui/form/field.tsx";
import { errorIdOf } from "./field-errors.ts";
import styles from "./sent-field.module.css";

/** A form field whose value is sent to us, with room below it for its error. */
export function SentField({
  name,
  children,
  ...labels
}: {
  name: string;
  label: string;
  note?: string;
  /** Renders the input, select, or textarea with these attributes. */
  children: (field: { id: string; name: string; "aria-describedby": string }) => ReactNode;
}) {
  const errorId = errorIdOf(name);
  return (
    <div className={styles.sent}>
      <Field {...labels}>{(id) => children({ id, name, "aria-describedby": errorId })}</Field>
      <p className={styles.error} id={errorId} />
    </div>
  );
}
