import { type Cart, cartFields } from "../../../domain/valuation/cart.ts";
import { conditionMeanings } from "../../../domain/valuation/rules/condition.ts";
import { ArithmeticTable } from "../cart/arithmetic-table.tsx";
import type { Calculation, NamedTrial } from "../cart/calculation.ts";
import { receiptText } from "../cart/receipt-text.ts";
import { saleAddress } from "../cart/sale-address.ts";
import styles from "./board-rest.module.css";
import { ResultActions } from "./result-actions.tsx";

/** What can be done with an estimate, how it was made, and what it is not. */
export function BoardRest({
  calculation,
  trial,
}: {
  calculation: Calculation;
  trial: NamedTrial | null;
}) {
  const { cart, appraisal } = trial ?? calculation;
  return (
    <>
      <ResultActions calculation={calculation} trial={trial} />
      <details className={styles.receipt}>
        <summary>
          How we got this number <b>{receiptText(appraisal)}</b>
        </summary>
        <ArithmeticTable cart={cart} appraisal={appraisal} />
      </details>
      <Notes condition={cart.condition} />
      <p className={styles.fine}>
        Sold or bought this cart? <a href={saleAddress(calculation.details)}>Tell us the price</a>
      </p>
    </>
  );
}

function Notes({ condition }: Pick<Cart, "condition">) {
  return (
    <p className={styles.fine}>
      <b>Market analysis.</b> Estimates come from an algorithm that crawls market data. Take this
      one as a starting point. <b>Condition adjusted.</b> Valued in{" "}
      {cartFields.condition.labels[condition].toLowerCase()} condition:{" "}
      {conditionMeanings[condition].toLowerCase()}. This price is an estimate. The actual price may
      vary, and we accept no liability for actual selling or trade-in prices.
    </p>
  );
}
