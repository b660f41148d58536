// Tested through the tool in ../../price-check/island.test.tsx.
import { type ReactNode, useState } from "react";
import { type Details, missingFields } from "../../../../domain/details/details.ts";
import { Button } from "../../../ui/kit/button.tsx";
import styles from "../cart.module.css";

/**
 * Once the visitor has described the cart in the line, the fields fold, except for any the line left
 * out. Those stay until the line is emptied, so that no field disappears while somebody fills it in.
 */
export function useFolding({
  isFoldedAtFirst,
  isOverAnswer,
}: {
  isFoldedAtFirst: boolean;
  isOverAnswer: boolean;
}) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [hasLine, setHasLine] = useState(false);
  const [isFolded, setFolded] = useState(isFoldedAtFirst);
  return {
    asked,
    hasLine,
    // Over an answer, the form opens unfolded.
    isFolded: isFolded && !isOverAnswer,
    isOverAnswer,
    unfold: () => setFolded(false),
    toggle: () => setFolded(!isFolded),
    /** Call it with the details that the line filled in, or null when the line says nothing. */
    onLine: (filled: Details | null) => {
      setHasLine(filled !== null);
      setAsked(filled === null ? [] : missingFields(filled));
      setFolded(filled === null ? isFoldedAtFirst : true);
    },
  };
}

type Folding = ReturnType<typeof useFolding>;

export function FoldToggle({ folding, children }: { folding: Folding; children: ReactNode }) {
  if (folding.isOverAnswer) return null;
  return (
    <Button tone="quiet" aria-expanded={!folding.isFolded} onClick={folding.toggle}>
      {children}
    </Button>
  );
}

export function FoldedDetails({
  folding: { isFolded, asked },
  children,
}: {
  folding: Folding;
  children: ReactNode;
}) {
  return (
    <div
      className={styles.details}
      data-folded={isFolded || undefined}
      data-asked={asked.join(" ")}
    >
      {children}
    </div>
  );
}
