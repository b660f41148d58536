import { modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { Price } from "../../../ui/kit/price.tsx";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import { driveNames, fullName } from "../../models/text.ts";
import styles from "../figures.module.css";
import { valueLosses } from "../value-loss.ts";

export function ValueLoss() {
  return (
    <div className="stackable">
      <table className={`rows ${styles.prices}`} data-dense="" aria-label="What models lose a year">
        <Headings
          columns={["Four seats", "Dealers ask", "Asking, yearly", "Trade-in, yearly"]}
          figuresFrom={1}
        />
        <tbody>
          {valueLosses.map(({ column, newer, older, asking, askingPct, tradeInPct }) => (
            <tr key={`${column.model.slug} ${column.drive}`}>
              <th scope="row">
                <a href={modelPath(column.model)}>{fullName(column.model)}</a>
                <small>{`${driveNames[column.drive]}, ${column.listings} carts`}</small>
              </th>
              <td className="n" data-head="Dealers ask">
                <Price {...asking[0]} /> to <Price {...asking[1]} />
                <small>{`${newer.modelYear} to ${older.modelYear}`}</small>
              </td>
              <td className="n" data-head="Asking, yearly">
                −{askingPct.toFixed(1)}%
              </td>
              <td className="n" data-head="Trade-in, yearly">
                −{tradeInPct.toFixed(1)}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
