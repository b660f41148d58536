import { Field } from "./field.tsx";
import styles from "./find-field.module.css";

/** A field whose script leaves of a list only what matches it, and says how many that are. */
export function FindField({ label, example }: { label: string; example: string }) {
  return (
    <div className={styles.find}>
      <Field label={label}>
        {(id) => <input id={id} type="search" autoComplete="off" placeholder={example} />}
      </Field>
      <p className="soft" role="status" />
    </div>
  );
}
