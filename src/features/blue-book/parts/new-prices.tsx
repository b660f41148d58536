import { countText } from "../../../../domain/words/english.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { dateText } from "../../../format/date-text.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Headings } from "../../../ui/kit/headings.tsx";
import styles from "../blue-book.module.css";
import { doubtedCount, newPrices } from "../new-prices.data.ts";

export function NewPrices() {
  const fourSeaters = newPrices.filter(({ seats }) => seats === 4).map(({ price }) => price);
  const [low, high] = [Math.min(...fourSeaters), Math.max(...fourSeaters)].map(formatDollars);
  return (
    <div className="stack" id="new">
      <h2>What a new one costs</h2>
      <p>{`The new four-seaters that we have prices for cost from ${low} to ${high}.`}</p>
      <Fold title={`All ${newPrices.length} prices`} note="with who asked and when">
        <div className="stackable">
          <table className={`rows ${styles.prices}`} data-dense="" aria-label="Prices of new carts">
            <Headings columns={["New cart", "Asked", "By"]} figuresFrom={1} />
            <tbody>
              {newPrices.map(({ make, model, seats, power, price, seller, url, date }) => (
                <tr key={`${model} ${seats} ${power} ${price} ${date}`}>
                  <th scope="row">
                    {make} {model}
                    <small>{`${seats} seats, ${power}`}</small>
                  </th>
                  <td className="n">{formatDollars(price)}</td>
                  <td className="n">
                    <a href={url}>{seller}</a>
                    <small>{dateText(date)}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Fold>
      <p className="soft">
        {`Before tax, delivery, and dealer fees where a list doesn’t say. We leave out ${countText(doubtedCount)} prices that are far from others of their kind.`}
      </p>
    </div>
  );
}
