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
export function EstimateNotes({ cart, appraisal }: { cart: Cart; appraisal: Appraisal }) {
  return (
    <>
      <Fold title="How we got this number" note={receiptText(appraisal)}>
        <ArithmeticTable cart={cart} appraisal={appraisal} isTitled />
      </Fold>
      <p className="soft">
        <b>Market analysis.</b> Estimates come from an algorithm that crawls market data. Take this
        one as a starting point. <b>Condition adjusted.</b> Valued in{" "}
        {cartFields.condition.labels[cart.condition].toLowerCase()} condition:{" "}
        {conditionMeanings[cart.condition].toLowerCase()}. This price is an estimate. The actual
        price may vary, and we accept no liability for actual selling or trade-in prices.
      </p>
    </>
  );
}
