import { useId, useRef } from "react";
import { Field } from "../../components/field.tsx";
import { useSettled } from "../cart/use-settled.ts";
import styles from "./paper-price.module.css";
import { priceNote } from "./price-text.ts";

/** A price as it was typed, and how the paper shows it. */
export function PaperPrice({
  label,
  note,
  maxLength,
  text,
  onChange,
}: {
  label: string;
  note: string;
  maxLength: number;
  text: string;
  onChange: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [settled, onTyped] = useSettled(input);
  const said = priceNote(text);
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
      <p className={styles.note} id={noteId} role="status" data-invalid={said.problem}>
        {settled && said.text}
      </p>
    </div>
  );
}
