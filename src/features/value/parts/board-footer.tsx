import type { Role } from "../../../../domain/cart/roles.ts";
import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import { saleAddress } from "../../cart/cart-facts.ts";
import styles from "../board-footer.module.css";
import { EstimateNotes } from "./estimate-notes.tsx";
import { ResultActions } from "./result-actions.tsx";

/** What can be done with an estimate, how it was made, and what it is not. */
export function BoardRest({
  calculation,
  trial,
  role,
}: {
  calculation: Calculation;
  trial: NamedTrial | null;
  role: Role;
}) {
  return (
    <>
      <ResultActions calculation={calculation} trial={trial} role={role} />
      <div className={styles.rest}>
        <EstimateNotes {...(trial ?? calculation)} />
        <p className={styles.fine}>
          Sold or bought this cart? <a href={saleAddress(calculation.details)}>Tell us the price</a>
        </p>
      </div>
    </>
  );
}
