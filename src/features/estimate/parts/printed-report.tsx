import { memo } from "react";
import { ArithmeticTable } from "../../cart/parts/arithmetic-table.tsx";
import type { Calculation } from "../../cart/calculation.ts";
import { factsOf } from "../../cart/cart-facts.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { queryOf } from "../../../../domain/cart/details.ts";
import { marketFiguresFor } from "../../evidence/market-figures.ts";
import { CartPicture } from "../../../ui/drawing/cart-drawing.tsx";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { batteriesDueText, outlookYears } from "../outlook-years.ts";
import { isFlat, outlookSentence, sameBatteriesSentence } from "../text.ts";
import { usePrintDay } from "../../../format/print-day.ts";
import styles from "../estimate.module.css";
import { YardageMap } from "./yardage-map.tsx";

/** The estimate as one page on paper; on the screen it is not there. */
export const PrintedReport = memo(function PrintedToday(calculation: Calculation) {
  const address = location.origin + location.pathname + queryOf(calculation.details);
  return <Report {...calculation} day={usePrintDay()} address={address} />;
});

/** The report printed on a day; the address brings the estimate back. */
export function Report(props: Calculation & { day: string; address: string }) {
  const { details, cart, asOfYear, appraisal, day, address } = props;
  const { ahead, sameBatteries } = outlookYears(cart, asOfYear);
  const sentence = outlookSentence(ahead);
  return (
    <article className={styles.report} data-report>
      <header>
        <CartPicture cart={{ ...details, ...cart }} />
        <div>
          <p>CartWorth · estimate from {day}</p>
          <h1>{cartName(cart)}</h1>
        </div>
      </header>
      <dl className={styles.details}>
        {factsOf(cart).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.values}>
        {figuresOf(props).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ArithmeticTable cart={cart} appraisal={appraisal} />
      <figure className={styles.chart}>
        {!isFlat(ahead) && (
          <YardageMap
            ahead={ahead}
            sameBatteries={sameBatteries}
            marked={asOfYear}
            bunker={batteriesDueText(props)}
            label={sentence}
          />
        )}
        <figcaption>
          {sentence} {sameBatteriesSentence(ahead, sameBatteries)}
        </figcaption>
      </figure>
      <footer>
        <p>
          See this estimate again at <span className={styles.address}>{address}</span>
        </p>
        <p>
          This price is an estimate and a starting point. The actual price may vary, and we accept
          no liability for actual selling or trade-in prices.
        </p>
      </footer>
    </article>
  );
}

/** The formula's figures, and the market's where there are any. */
function figuresOf(calculation: Calculation): [name: string, text: string][] {
  const { value, low, high } = calculation.appraisal;
  const market = marketFiguresFor(calculation);
  return [
    ["Estimated market value", formatDollars(value)],
    ["Trade-in value, low end of range", formatDollars(low)],
    ["High end of range", formatDollars(high)],
    ...(market === null
      ? []
      : ([
          ["Trade-in guide", formatRange(market.guide)],
          ["Most dealers ask", formatRange(market.dealers)],
        ] as [string, string][])),
  ];
}
