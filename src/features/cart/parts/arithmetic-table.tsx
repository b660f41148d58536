import type { Appraisal } from "../../../../domain/valuation/appraise.ts";
import type { Cart } from "../../../../domain/valuation/cart.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { lineName } from "../../../../domain/valuation/line-name.ts";
import { baseReason, changeText } from "../cart-facts.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../arithmetic-table.css?inline";

addStyles(css);

/** Every step from the base price to the value. */
export function ArithmeticTable({
  cart,
  appraisal,
  isTitled = false,
}: {
  cart: Cart;
  appraisal: Appraisal;
  /** True if its title already stands above it. */
  isTitled?: boolean;
}) {
  return (
    <table className="arithmetic-table">
      <caption className={isTitled ? "visually-hidden" : undefined}>How we got this number</caption>
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
            <td data-change={Math.sign(line.amount)}>
              {line.twentieths !== null && changeText(line.twentieths)}
              {line.id === "floor" && "raised to"}
            </td>
            <td>{formatDollars(line.running)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
