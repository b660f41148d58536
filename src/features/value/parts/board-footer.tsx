import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import { saleAddress } from "../../cart/cart-facts.ts";
import styles from "../board-footer.module.css";
import { EstimateNotes } from "./estimate-notes.tsx";
import { ResultActions } from "./result-actions.tsx";

/** What can be done with an estimate, how it was made, and what it is not. */
export function BoardRest({
  calculation,
  trial,
}: {
  calculation: Calculation;
  trial: NamedTrial | null;
}) {
  return (
    <>
      <ResultActions calculation={calculation} trial={trial} />
      <EstimateNotes {...(trial ?? calculation)} />
      <p className={styles.fine}>
        Sold or bought this cart? <a href={saleAddress(calculation.details)}>Tell us the price</a>
      </p>
    </>
  );
}
