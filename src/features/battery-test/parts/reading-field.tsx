import { type InputHTMLAttributes, useId } from "react";
import { Field } from "../../../ui/form/field.tsx";
import styles from "../battery-test.module.css";

/** A field for one reading, with what is wrong with it below. */
export function ReadingField({
  label,
  note,
  fault,
  onChange,
  ...attributes
}: {
  label: string;
  note?: string;
  /** "" if nothing is wrong. */
  fault: string;
  onChange: (text: string) => void;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "onChange">) {
  const faultId = useId();
  return (
    <div className={styles.reading}>
      <Field label={label} {...(note !== undefined && { note })}>
        {(id) => (
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            {...attributes}
            id={id}
            aria-describedby={faultId}
            aria-invalid={fault !== "" || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p id={faultId} className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
