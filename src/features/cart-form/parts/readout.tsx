// Tested through the tool in ../../price-check/island.test.tsx.
import { flushSync } from "react-dom";
import { markedSummary } from "../../../../domain/details/cart-appearance.ts";
import type { Details } from "../../../../domain/details/details.ts";
import { focusField } from "../../../ui/masthead/use-sheet.ts";
import styles from "../cart.module.css";

/** What the answer will go by. Pressing a detail leads to its field. */
export function Readout({
  details,
  label,
  onUnfold,
}: {
  details: Details;
  /** For screen readers. */
  label: string;
  /** Shows the fields, which may be folded. */
  onUnfold: () => void;
}) {
  const { modelYear, make, model } = details;
  const named = [
    { name: "year", text: modelYear },
    { name: "make", text: make },
    { name: "model", text: model },
  ].filter(({ text }) => text !== "");
  if (named.length === 0) return <div className={styles.carried} />;
  return (
    <div className={styles.readout} role="group" aria-label={label}>
      {named.map((part) => (
        <ReadChip key={part.name} {...part} isAssumed={false} onUnfold={onUnfold} />
      ))}
      {markedSummary(details).map(({ name, marked, isAssumed }) => (
        <ReadChip key={name} name={name} text={marked} isAssumed={isAssumed} onUnfold={onUnfold} />
      ))}
    </div>
  );
}

function ReadChip({
  name,
  text,
  isAssumed,
  onUnfold,
}: {
  name: string;
  text: string;
  isAssumed: boolean;
  onUnfold: () => void;
}) {
  return (
    <button
      type="button"
      data-assumed={isAssumed || undefined}
      onClick={({ currentTarget: { form } }) => {
        flushSync(onUnfold);
        focusField(form!, name);
      }}
    >
      {text}
    </button>
  );
}
