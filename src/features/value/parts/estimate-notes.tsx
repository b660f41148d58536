import type { Appraisal } from "../../../../domain/valuation/appraise.ts";
import { type Cart, cartFields } from "../../../../domain/valuation/cart.ts";
import { conditionMeanings } from "../../../../domain/valuation/rules.ts";
import { ArithmeticTable } from "../../cart/parts/arithmetic-table.tsx";
import { receiptText } from "../../cart/cart-facts.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../result.css?inline";

addStyles(css);

/** How an estimate was made, and what it is not. */
export function EstimateNotes({ cart, estimate }: { cart: Cart; estimate: Appraisal }) {
  return (
    <>
      <Fold title="How we got this number" note={receiptText(estimate)}>
        <ArithmeticTable cart={cart} appraisal={estimate} isTitled />
      </Fold>
      <p className="soft">
        <b>Market analysis.</b> Estimates come from a published price formula and from an algorithm
        that crawls market data. <b>Condition adjusted.</b> Valued in{" "}
        {cartFields.condition.labels[cart.condition].toLowerCase()} condition:{" "}
        {conditionMeanings[cart.condition].toLowerCase()}. This price is an estimate. The actual
        price may vary, and we accept no liability for actual selling or trade-in prices.
      </p>
    </>
  );
}
