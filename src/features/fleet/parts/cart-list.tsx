import { formatNumber } from "../../../../domain/words/english.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import styles from "../fleet.module.css";
import type { Fleet, ValuedLine } from "../model.ts";
import { ownColumn } from "../text.ts";
import { RestInFile, maxShown } from "./rest-in-file.tsx";

/** For a club's board, which knows its carts one by one. On the screen, kinds of carts are enough. */
export function CartList({ fleet: { sheet, lines } }: { fleet: Fleet }) {
  const valued = lines.filter((line) => "value" in line);
  const own = ownColumn(sheet);
  return (
    <section className={`${styles.list} section wrap print-only`} aria-labelledby="cart-by-cart">
      <h2 id="cart-by-cart">Cart by cart</h2>
      <table className="rows" data-dense="">
        <thead>
          <tr>
            <th scope="col">{own === null ? "Line" : sheet.headings[own]}</th>
            <th scope="col">Cart</th>
            <th scope="col">Details</th>
            <th scope="col" className="n">
              Trade-in
            </th>
            <th scope="col" className="n">
              Dealers ask
            </th>
          </tr>
        </thead>
        <tbody>
          {valued.slice(0, maxShown).map((line) => (
            <CartRow key={line.line} line={line} label={own === null ? "" : line.cells[own]} />
          ))}
        </tbody>
      </table>
      <RestInFile count={valued.length} unit="lines" />
    </section>
  );
}

function CartRow({ line, label = "" }: { line: ValuedLine; label?: string | undefined }) {
  const { cart, note, figures } = line;
  const { market, estimate, quantity } = figures;
  const count = quantity === 1 ? "" : `${formatNumber(quantity)} × `;
  return (
    <tr>
      <td>{label || line.line}</td>
      <th scope="row">
        {count}
        {cartName(cart)}
      </th>
      <td>{note}</td>
      {market === null ? (
        <td className="n" colSpan={2}>
          {formatDollars(estimate * quantity)} estimated
        </td>
      ) : (
        <>
          <td className="n">{formatDollars(market.tradeIn * quantity)}</td>
          <td className="n">{formatDollars(market.asking * quantity)}</td>
        </>
      )}
    </tr>
  );
}
