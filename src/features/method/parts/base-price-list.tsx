import { FindField } from "../../../ui/form/find-field.tsx";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import styles from "../method.module.css";
import { type Make, otherMake } from "../../../../domain/catalogue/make.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";

/** Every base price, narrowed as one types; without a script it is the whole table. */
export function BasePriceList() {
  return (
    <div className={styles.list} id="base-prices">
      <FindField label="Find a make or model" example="Precedent" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it */}
      <div className={`${styles.scroll} card`} tabIndex={0} role="region" aria-label="Base prices">
        <table>
          <Headings columns={["Make and model", "Base price", "Where it is from"]} />
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

interface ListedPrice {
  readonly make: string;
  /** Null for the make's default, which every model without a price of its own takes. */
  readonly model: string | null;
  readonly price: number;
  /** False where we assigned the price by comparison with similar makes. */
  readonly fromPriceList: boolean;
}

/** Every base price there is, in the order of the directory, then the one for any other make. */
export const basePrices: readonly ListedPrice[] = [
  ...makes.flatMap(pricesOf),
  {
    make: otherMake.name,
    model: null,
    price: otherMake.defaultBasePrice,
    fromPriceList: true,
  },
];

function pricesOf({ name, modelPrices, defaultBasePrice, priceFromSpec }: Make): ListedPrice[] {
  const listed = Object.entries(modelPrices).map(([model, price]) => ({
    make: name,
    model,
    price,
    fromPriceList: true,
  }));
  const others = { make: name, model: null, price: defaultBasePrice, fromPriceList: priceFromSpec };
  return [...listed, others];
}
