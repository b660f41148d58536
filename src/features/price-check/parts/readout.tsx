import { markedSummary } from "../../../../domain/details/cart-appearance.ts";
import type { Details } from "../../../../domain/details/details.ts";
import { focusField } from "../../../ui/masthead/use-sheet.ts";
import styles from "../price-check.module.css";

/** What the check goes by. Pressing a detail leads to its field. */
export function Readout({ details }: { details: Details }) {
  const { modelYear, make, model } = details;
  const named = [
    { name: "year", text: modelYear },
    { name: "make", text: make },
    { name: "model", text: model },
  ].filter(({ text }) => text !== "");
  if (named.length === 0) return <div className={styles.carried} />;
  return (
    <div className={styles.readout} role="group" aria-label="The cart in the ad">
      {named.map((part) => (
        <ReadChip key={part.name} {...part} isAssumed={false} />
      ))}
      {markedSummary(details).map((part) => (
        <ReadChip key={part.name} {...part} />
      ))}
    </div>
  );
}

function ReadChip({ name, text, isAssumed }: { name: string; text: string; isAssumed: boolean }) {
  return (
    <button
      type="button"
      data-assumed={isAssumed || undefined}
      onClick={({ currentTarget }) => focusField(currentTarget.form!, name)}
    >
      {text}
    </button>
  );
}
