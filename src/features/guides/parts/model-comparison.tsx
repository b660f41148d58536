import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { dateText } from "../../../format/date-text.ts";
import { facts } from "../../../market/listings.data.ts";
import { CartPicture } from "../../../ui/drawing/cart-drawing.tsx";
import { paintOf } from "../../../ui/drawing/paint.ts";
import { Price } from "../../../ui/kit/price.tsx";
import { Headings } from "../../../ui/kit/headings.tsx";
import { driveNames, fullName } from "../../models/text.ts";
import styles from "../figures.module.css";
import { type AskedPrice, comparedAges, comparedModels } from "../model-comparison.ts";

const heads = comparedAges.map((age) => `${age} years (${facts.asOfYear - age})`);

export function ModelComparison() {
  return (
    <div className="stackable stack">
      <table className={`rows ${styles.prices}`} data-dense="" aria-label="Models compared">
        <Headings columns={["Four seats", ...heads]} figuresFrom={1} />
        {comparedModels.map(({ model, drives }) => (
          <tbody key={modelPath(model)}>
            <tr>
              <th scope="rowgroup" colSpan={1 + heads.length}>
                <CartPicture
                  cart={{ ...genericCart, make: model.make, model: model.formModel }}
                  paint={paintOf(modelPath(model))}
                />
                <a href={modelPath(model)}>{fullName(model)}</a>{" "}
                <small>{`built ${model.years.from} to ${model.years.to ?? "now"}`}</small>
              </th>
            </tr>
            {drives.map(({ drive, byAge }) => (
              <tr key={drive}>
                <td>{driveNames[drive]}</td>
                {byAge.map((asked, index) => (
                  <td key={heads[index]} className="n">
                    {asked && <AskedPriceCell {...asked} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="soft">
        {`What dealers ask for a cart made ready, from listings to ${dateText(facts.newest)}. A ~ means few of that age are listed. A blank means it wasn’t built then, or none is listed.`}
      </p>
    </div>
  );
}

function AskedPriceCell({ price, isRough }: AskedPrice) {
  return (
    <>
      {isRough && "~"}
      <Price {...price} />
    </>
  );
}
