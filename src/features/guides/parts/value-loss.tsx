import { modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { chain } from "../../../market/chain.data.ts";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import { Price } from "../../../ui/kit/price.tsx";
import { driveNames, fullName } from "../../models/text.ts";
import styles from "../blue-book.module.css";
import { valueLosses } from "../value-loss.ts";

const percent = (share: number) => `${Math.round(share)}%`;

export function ValueLossTable() {
  const [best, ...others] = valueLosses;
  const last = others.at(-1)!;
  return (
    <section className="section wrap split" id="loses">
      <div className="stack">
        <h2>What a year takes off</h2>
        <p className="lede">
          {`Dealers ask about ${percent(best!.askingPct)} less for each year of a ${best!.column.model.name}, which holds its price best, and ${percent(last.askingPct)} less for a ${last.column.model.name}.`}
        </p>
        <p>
          Dealers fix up a cart before they sell it, so their prices fall slowly. An owner’s cart
          drops faster: the last column is what its trade-in loses.
        </p>
        <p className="soft">
          {`These models have at least 20 used carts, of five model years, at two dealers or more. Most are at one chain, ${chain.name}, which asks the same for some models whatever the year. Younger carts lose more a year than older ones, so compare carts of about the same age.`}
        </p>
      </div>
      <div className="stackable">
        <table
          className={`rows ${styles.loses}`}
          data-dense=""
          aria-label="What models lose a year"
        >
          <Headings
            columns={["Model", "Dealers ask", "Asking, yearly", "Trade-in, yearly"]}
            figuresFrom={1}
          />
          <tbody>
            {valueLosses.map(({ column, newer, older, asking, askingPct, tradeInPct }) => (
              <tr key={`${column.model.slug} ${column.drive}`}>
                <th scope="row">
                  <a href={modelPath(column.model)}>{fullName(column.model)}</a>
                  <small>{`${driveNames[column.drive]}, ${column.listings} carts`}</small>
                </th>
                <td className="n">
                  <Price {...asking[0]} /> to <Price {...asking[1]} />
                  <small>{`${newer.modelYear} to ${older.modelYear}`}</small>
                </td>
                <td className="n">−{askingPct.toFixed(1)}%</td>
                <td className="n">−{tradeInPct.toFixed(1)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
