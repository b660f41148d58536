import { modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { dateText } from "../../../format/date-text.ts";
import { facts } from "../../../market/listings.data.ts";
import { Price } from "../../../ui/kit/price.tsx";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import { driveNames, fullName } from "../../models/text.ts";
import styles from "../figures.module.css";
import { type AskedPrice, comparedAges, comparedModels } from "../model-comparison.ts";

const heads = comparedAges.map((age) => `${age} years old (${facts.asOfYear - age})`);

export function ModelComparison() {
  return (
    <div className="stackable stack">
      <table className={`rows ${styles.prices}`} data-dense="" aria-label="Models compared">
        <Headings columns={["Four seats", ...heads]} figuresFrom={1} />
        <tbody>
          {comparedModels.map(({ model, byAge }) => (
            <tr key={modelPath(model)}>
              <th scope="row">
                <a href={modelPath(model)}>{fullName(model)}</a>
                <small>{`Built ${model.years.from} to ${model.years.to ?? "now"}`}</small>
              </th>
              {byAge.map((prices, index) => (
                <td key={heads[index]} className="n" data-head={heads[index]}>
                  <Prices prices={prices} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        {`What dealers ask for a cart made ready, from listings to ${dateText(facts.newest)}. “Rough” means that few carts of that age are listed.`}
      </p>
    </div>
  );
}

function Prices({ prices }: { prices: readonly AskedPrice[] }) {
  if (prices.length === 0) return <small>Not built</small>;
  return prices.map(({ drive, price, isRough }) => (
    <span key={drive} className={styles.asked}>
      <small>{driveNames[drive]}</small> <Price {...price} />
      {isRough && <small> rough</small>}
    </span>
  ));
}
