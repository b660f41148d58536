// Tested through the tool in ../../price-check/island.test.tsx.
import { useId, useRef } from "react";
import { TextField } from "../../../ui/form/field.tsx";
import styles from "./price-input.module.css";
import { useSettled } from "../use-settled.ts";

export function PriceInput({
  label,
  note = "",
  placeholder,
  maxLength,
  text,
  message,
  onChange,
}: {
  label: string;
  note?: string;
  placeholder?: string;
  maxLength: number;
  text: string;
  message: { readonly text: string; readonly problem: boolean };
  onChange: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [settled, onTyped] = useSettled(input);
  return (
    <div className={styles.price}>
      <TextField
        label={label}
        note={note}
        ref={input}
        name="price"
        maxLength={maxLength}
        placeholder={placeholder}
        aria-describedby={noteId}
        aria-invalid={(settled && message.problem) || undefined}
        value={text}
        onChange={({ target }) => {
          onTyped();
          onChange(target.value);
        }}
      />
      <p
        className={message.problem ? "error" : `${styles.understood} soft`}
        id={noteId}
        role="status"
      >
        {settled && message.text}
      </p>
    </div>
  );
}
