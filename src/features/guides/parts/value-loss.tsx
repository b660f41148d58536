import { modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { Bars } from "../../../charts/bars.tsx";
import { Price } from "../../../ui/kit/price.tsx";
import { driveNames, fullName } from "../../models/text.ts";
import styles from "../figures.module.css";
import { valueLosses } from "../value-loss.ts";

export function ValueLoss() {
  return (
    <div className={styles.losses}>
      <Bars
        bars={valueLosses.map(
          ({ column, newer, older, asking: [ofNewer, ofOlder], askingPct, tradeInPct }) => ({
            name: `${fullName(column.model)}, ${driveNames[column.drive].toLowerCase()}`,
            href: modelPath(column.model),
            from: ofOlder.dollars,
            to: ofNewer.dollars,
            endLabels: [formatDollars(ofOlder.dollars), formatDollars(ofNewer.dollars)],
            text: `−${askingPct.toFixed(1)}% a year`,
            note: (
              <>
                <span className="visually-hidden">
                  Dealers ask <Price {...ofOlder} /> for a {older.modelYear}, <Price {...ofNewer} />{" "}
                  for a {newer.modelYear}.
                </span>
                {`${older.modelYear} to ${newer.modelYear}. Trade-in: −${tradeInPct.toFixed(1)}% a year. ${column.listings} carts.`}
              </>
            ),
          }),
        )}
      />
    </div>
  );
}
