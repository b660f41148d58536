import { useId, useRef } from "react";
import { Field } from "../../../ui/form/field.tsx";
import styles from "../cart.module.css";
import { useSettled } from "../use-settled.ts";

/** A price as it was typed, with a sentence about how it was read once the typing pauses. */
export function PriceInput({
  label,
  note,
  maxLength,
  text,
  said,
  onChange,
}: {
  label: string;
  note: string;
  maxLength: number;
  text: string;
  said: { readonly text: string; readonly problem: boolean };
  onChange: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [settled, onTyped] = useSettled(input);
  return (
    <div className={styles.price}>
      <Field label={label} note={note}>
        {(id) => (
          <input
            ref={input}
            id={id}
            name="price"
            type="text"
            autoComplete="off"
            maxLength={maxLength}
            aria-describedby={noteId}
            aria-invalid={(settled && said.problem) || undefined}
            value={text}
            onChange={({ target }) => {
              onTyped();
              onChange(target.value);
            }}
          />
        )}
      </Field>
      <p className={said.problem ? "error" : `${styles.understood} soft`} id={noteId} role="status">
        {settled && said.text}
      </p>
    </div>
  );
}
