import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { predictAskingPrice } from "../../../domain/asking-prices/asking-price-model.ts";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { cartName } from "../cart/cart-labels.ts";
import {
  pricedCartFor,
  intervalText,
  noEvidenceText,
  supportText,
} from "../evidence/asking-price-labels.ts";
import { ScalePicture } from "../evidence/scale-picture.tsx";
import { formatDollars } from "../../format/money.ts";
import type { Check } from "./checked-ad.ts";
import styles from "./check-answer.module.css";
import { inspectionOf } from "./inspection.ts";
import { comparisonText, verdictOn, verdicts } from "./verdict.ts";

/** Where an ad's price stands, and what to ask and to look at. */
export function CheckAnswer({ cart, price, asOfYear, asked }: Check) {
  const appraisal = appraise(cart, asOfYear);
  const dealers = predictAskingPrice(model, pricedCartFor(cart, appraisal, asked));
  const verdict = verdictOn(price, appraisal, dealers);
  const { title, advice } = verdicts[verdict];
  const { ageYears, low, value, high } = appraisal;
  const { questions, points } = inspectionOf({ ...asked, cart, ageYears, verdict });
  const estimateText = `The estimate: ${formatDollars(value)}; the price is ${comparisonText(price, appraisal)}.`;
  const dealerText =
    dealers === null
      ? noEvidenceText(cart, model)
      : `Dealers ask about ${formatDollars(dealers.asking)}; the price is ${comparisonText(price, dealers)}. Dealers we do not know may ask ${intervalText(dealers.anyDealer)}. ${supportText(cart, dealers)}`.trim();
  return (
    <>
      <p className="visually-hidden" role="status">
        {cartName(cart)} for {formatDollars(price)}: {title}.
      </p>
      <p className={styles.verdict}>{title}</p>
      <p>{advice}</p>
      <ScalePicture
        ranges={[
          { name: "Estimate", low, middle: value, high },
          ...(dealers === null
            ? []
            : [{ name: "Dealers ask" as const, middle: dealers.asking, ...dealers }]),
        ]}
        price={price}
        label={`${estimateText} ${dealerText}`}
      />
      <ul className={styles.standings}>
        <li>{estimateText}</li>
        <li>{dealerText}</li>
      </ul>
      <Advice title="Ask this seller" items={questions} />
      <Advice title="Look at" items={points} />
      <p className={styles.fine}>
        An estimate is a starting point, and asking is not selling. This page’s address shows the
        same check again.
      </p>
    </>
  );
}

function Advice({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={styles.advice}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
