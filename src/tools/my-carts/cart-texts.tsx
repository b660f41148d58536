import { useState } from "react";
import { cartName } from "../cart/cart-labels.ts";
import { type SavedCart, cartIn, maxNameLength, maxNoteLength } from "./cart-file.ts";
import styles from "./cart-texts.module.css";

interface TextProps {
  saved: SavedCart;
  onEdit: (change: Partial<Pick<SavedCart, "name" | "note">>) => boolean;
}

export function NameField({ saved, onEdit }: TextProps) {
  const draft = useDraft(saved.name, (name) => onEdit({ name }));
  const name = cartName(cartIn(saved));
  return (
    <label className={styles.name}>
      Name
      <input
        type="text"
        maxLength={maxNameLength}
        placeholder={name}
        autoComplete="off"
        {...draft}
      />
    </label>
  );
}

export function NoteField({ saved, onEdit }: TextProps) {
  const draft = useDraft(saved.note, (note) => onEdit({ note }));
  return (
    <label className={styles.note}>
      Note
      <textarea
        rows={2}
        maxLength={maxNoteLength}
        placeholder="Asking price, seller, what it needs…"
        {...draft}
      />
    </label>
  );
}

/**
 * Text that is kept while it is typed. It shows what is kept, also by another tab, except while
 * it is being typed or could not be kept: then nothing typed is lost.
 */
function useDraft(kept: string, keep: (text: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  return {
    value: typed ?? kept,
    onChange(event: { target: { value: string } }) {
      setTyped(event.target.value);
      setRefused(!keep(event.target.value));
    },
    onBlur() {
      if (typed === null || (refused && !keep(typed))) return;
      setTyped(null);
      setRefused(false);
    },
  };
}
