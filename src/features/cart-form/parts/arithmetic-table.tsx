import type { Appraisal } from "../../../../domain/valuation/appraise.ts";
import type { Cart } from "../../../../domain/cart/cart.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { lineName } from "../../../../domain/valuation/line-name.ts";
import { baseReason, changeText } from "../arithmetic-text.ts";

export function ArithmeticTable({
  cart,
  appraisal,
  isTitled = false,
}: {
  cart: Cart;
  appraisal: Appraisal;
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
        {appraisal.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {lineName(line, cart, appraisal)}
              {line.id === "base" && <small>{baseReason(appraisal.base, cart)}</small>}
            </th>
            <td className="n" data-change={directionOf(line.amount)}>
              {line.twentieths !== null && changeText(line.twentieths)}
              {line.id === "floor" && "raised to"}
            </td>
            <td className="n">{formatDollars(line.running)}</td>
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
