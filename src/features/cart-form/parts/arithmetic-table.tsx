import type { Estimate } from "../../../../domain/valuation/estimate.ts";
import type { Cart } from "../../../../domain/cart/cart.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { stepName } from "../../../../domain/valuation/step-name.ts";
import { baseReason, changeText } from "../arithmetic-text.ts";

export function ArithmeticTable({
  cart,
  estimate,
  isTitled = false,
}: {
  cart: Cart;
  estimate: Estimate;
  /** Hides the caption where a heading above the table says the same. */
  isTitled?: boolean;
}) {
  return (
    <table className="rows">
      <caption className={isTitled ? "visually-hidden" : undefined}>
        The estimate, step by step
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Change</th>
          <th scope="col">Running value</th>
        </tr>
      </thead>
      <tbody>
        {estimate.steps.map((step) => (
          <tr key={step.id}>
            <th scope="row">
              {stepName(step, cart, estimate)}
              {step.id === "base" && <small>{baseReason(estimate.base, cart)}</small>}
            </th>
            <td className="n" data-change={directionOf(step.amount)}>
              {step.twentieths !== null && changeText(step.twentieths)}
              {step.id === "floor" && "raised to"}
            </td>
            <td className="n">{formatDollars(step.running)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function directionOf(amount: number): "up" | "down" | undefined {
  if (amount === 0) return undefined;
  return amount > 0 ? "up" : "down";
}
