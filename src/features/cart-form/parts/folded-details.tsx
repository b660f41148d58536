import { type ReactNode, useState } from "react";
import { type Details, missingFields } from "../../../../domain/details/details.ts";
import styles from "../cart.module.css";

/**
 * A form whose line says the cart folds its fields, except those that the line left out. They stay as
 * long as the line does, so that none disappears while it is being filled in.
 */
export function useFolding(isFoldedAtFirst: boolean) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isFolded, setFolded] = useState(isFoldedAtFirst);
  return {
    asked,
    isFolded,
    setFolded,
    /** Takes the details that a line has filled in, or null once it says nothing. */
    onLine: (filled: Details | null) => {
      setAsked(filled === null ? [] : missingFields(filled));
      setFolded(filled === null ? isFoldedAtFirst : true);
    },
  };
}

export function FoldedDetails({
  isFolded,
  asked,
  children,
}: {
  isFolded: boolean;
  asked: readonly string[];
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
