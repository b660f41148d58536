import type { Calculation } from "../../cart/calculation.ts";
import { saleAddress } from "../../cart/cart-facts.ts";
import { EstimateNotes } from "./estimate-notes.tsx";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../result.css?inline";

addStyles(css);

export { ResultActions } from "./result-actions.tsx";

/** How an estimate was made, and what it is not. */
export function BoardNotes(calculation: Calculation) {
  return (
    <div className="result-rest stack">
      <EstimateNotes cart={calculation.cart} estimate={calculation.estimate} />
      <p className="soft">
        Sold or bought this cart? <a href={saleAddress(calculation.details)}>Tell us the price</a>
      </p>
    </div>
  );
}
