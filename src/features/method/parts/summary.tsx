import { floorDollars, rangeTwentieths } from "../../../../domain/valuation/appraise.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { Prose } from "../../../ui/frame/sections.tsx";
import styles from "../method.module.css";

/** The whole method in a few sentences. */
export function Summary() {
  const percent = (twentieths: number) => `${twentieths * 5}%`;
  return (
    <Prose>
      <p className={styles.summaryFormula}>
        value = base price × age × condition × seats × powertrain × battery × upgrades
      </p>
      <ul>
        <li>The product is exact. It is rounded once, at the end, to a whole dollar.</li>
        <li>
          No cart is estimated below {formatDollars(floorDollars)}. The range is{" "}
          {percent(rangeTwentieths.low)} to {percent(rangeTwentieths.high)} of the estimate, and its
          low end is the trade-in figure.
        </li>
        <li>Age is this year minus the model year. A cart newer than this year counts as new.</li>
        <li>
          The battery counts for electric carts only. A gas cart has the powertrain’s factor
          instead.
        </li>
      </ul>
    </Prose>
  );
}
