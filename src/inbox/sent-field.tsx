import type { ReactNode } from "react";
import { Field } from "../components/field.tsx";
import { errorIdOf } from "./field-errors.ts";
import styles from "./sent-field.module.css";

/** A field of a form that is sent, with a place below it for what is wrong with it. */
export function SentField({
  name,
  children,
  ...labels
}: {
  name: string;
  label: string;
  note?: string;
  /** The attributes belong to the input, select or textarea. */
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
