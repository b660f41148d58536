// Tested with the answer in answer.test.tsx.
import { cartFields } from "../../../../domain/cart/cart.ts";
import { conditionMeanings } from "../../../../domain/valuation/rules.ts";
import type { SaleKind } from "../../../../domain/submissions/sale.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { saleAddress } from "../../../site/cart-addresses.ts";
import { formulaText } from "../../cart-form/arithmetic-text.ts";
import { ArithmeticTable } from "../../cart-form/parts/arithmetic-table.tsx";
import { estimateOrigin, noLiability } from "../../../../domain/answer/text.ts";
import { howText } from "../how-text.ts";

const soldAs: Readonly<Record<Role, SaleKind | undefined>> = {
  selling: "private",
  trading: "trade-in",
  // It may have been a dealer.
  buying: undefined,
  insuring: undefined,
};

export function How({ calculation, role }: { calculation: Calculation; role: Role }) {
  const { cart, details, estimate, market } = calculation;
  const explanation = market && howText(calculation, market, role);
  return (
    <section className="section wrap split" id="how">
      <div className="stack">
        <h2>How we got this number</h2>
        <p className="lede">
          {explanation?.lede ??
            "The formula begins with a base price and multiplies it by a factor for each detail."}
        </p>
        <p>
          <a href="/how-it-works">How the sign’s number is chosen</a>
        </p>
      </div>
      <div className="stack">
        {explanation !== null && (
          <div className="grid how-parts">
            {explanation.parts.map(({ amount, text }) => (
              <div key={text}>
                <p className="big">{amount}</p>
                <p className="soft">{text}</p>
              </div>
            ))}
          </div>
        )}
        <Fold title="The formula’s estimate, step by step" note={formulaText(estimate)}>
          <div className="stackable">
            <ArithmeticTable cart={cart} estimate={estimate} isTitled />
          </div>
        </Fold>
        <p className="soft">
          <b>Market analysis.</b> {estimateOrigin} <b>Condition adjusted.</b> Valued in{" "}
          {cartFields.condition.labels[cart.condition].toLowerCase()} condition:{" "}
          {conditionMeanings[cart.condition].toLowerCase()}. This price is an estimate. The actual
          price may vary, and {noLiability}. Sold or bought this cart?{" "}
          <a href={saleAddress(details, { kind: soldAs[role], path: location.pathname })}>
            Tell us the price
          </a>
        </p>
      </div>
    </section>
  );
}
