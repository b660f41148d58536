import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import { saleAddress } from "../../cart/cart-facts.ts";
import styles from "../board-footer.module.css";
import { EstimateNotes } from "./estimate-notes.tsx";

export { ResultActions } from "./result-actions.tsx";

/** How an estimate was made, and what it is not. */
export function BoardNotes({
  calculation,
  trial,
}: {
  calculation: Calculation;
  trial: NamedTrial | null;
}) {
  return (
    <div className={styles.rest}>
      <EstimateNotes {...(trial ?? calculation)} />
      <p className={styles.fine}>
        Sold or bought this cart? <a href={saleAddress(calculation.details)}>Tell us the price</a>
      </p>
    </div>
  );
}
