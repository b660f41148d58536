import { Field } from "../../components/field.tsx";
import { formatDollars } from "../../format/money.ts";
import styles from "./base-price-list.module.css";
import { basePrices } from "./base-prices.ts";

/** Every base price, narrowed as one types; without a script it is the whole table. */
export function BasePriceList() {
  return (
    <div className={styles.list} id="base-prices">
      <div className={styles.find}>
        <Field label="Find a make or model">
          {(id) => <input id={id} type="search" autoComplete="off" placeholder="Precedent" />}
        </Field>
        <p role="status" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Base prices">
        <table>
          <thead>
            <tr>
              <th scope="col">Make and model</th>
              <th scope="col">Base price</th>
              <th scope="col">Where it is from</th>
            </tr>
          </thead>
          <tbody>
            {basePrices.map(({ make, model, price, fromPriceList }) => (
              <tr key={`${make} ${model}`}>
                <th scope="row">
                  {make} {model ?? <i>any other model</i>}
                </th>
                <td>{formatDollars(price)}</td>
                <td>{fromPriceList ? "price list" : "comparison"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
