import type { RefObject } from "react";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { predictAskingPrice } from "../../../domain/asking-prices/asking-price-model.ts";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import type { Cart } from "../../../domain/valuation/cart.ts";
import { cartName } from "../cart/cart-labels.ts";
import { Board } from "../../components/board.tsx";
import { BlankTiles, Tiles } from "../../components/tiles.tsx";
import {
  type AskingDetails,
  pricedCartFor,
  noEvidenceText,
} from "../evidence/asking-price-labels.ts";
import { ScalePicture } from "../evidence/scale-picture.tsx";
import { formatDollars } from "../../format/money.ts";
import styles from "./check-board.module.css";
import { inspectionOf } from "./inspection.ts";
import { comparisonText, verdictOn, verdicts } from "./verdict.ts";

/** An ad that is complete, and the query that shows it again. */
export interface Check {
  readonly query: string;
  readonly cart: Cart;
  /** Whole US dollars. */
  readonly price: number;
  readonly asOfYear: number;
  readonly asked: AskingDetails;
}

/** Where the price stands, in words and as a picture, and what to ask and look at. */
export function CheckBoard({
  ref,
  check,
  stale,
}: {
  ref: RefObject<HTMLElement | null>;
  check: Check | null;
  stale: boolean;
}) {
  return (
    <Board ref={ref} name="Price check">
      {stale && (
        <p className={styles.stale} role="status">
          This result is for the previous ad. Press Check the Price to update it.
        </p>
      )}
      {check === null ? <Ready /> : <Answer {...check} />}
    </Board>
  );
}

function Ready() {
  return (
    <>
      <h2 className={styles.label}>Ready to check</h2>
      <BlankTiles text="$ ,   " />
      <p>
        Enter the asking price and the cart. Where it stands against the estimate and against what
        dealers ask appears here, with the questions to ask this seller.
      </p>
    </>
  );
}

function Answer({ cart, price, asOfYear, asked }: Check) {
  const appraisal = appraise(cart, asOfYear);
  const dealers = predictAskingPrice(model, pricedCartFor(cart, appraisal, asked));
  const verdict = verdictOn(price, appraisal, dealers);
  const { title, advice } = verdicts[verdict];
  const { ageYears, low, value, high } = appraisal;
  const { questions, points } = inspectionOf({ cart, ageYears, verdict, ...asked });
  const estimateText = `The estimate: ${formatDollars(value)}; the price is ${comparisonText(price, appraisal)}.`;
  const dealerText =
    dealers === null
      ? noEvidenceText(cart, model)
      : `Dealers ask about ${formatDollars(dealers.asking)}; the price is ${comparisonText(price, dealers)}.`;
  return (
    <>
      <p className="visually-hidden" role="status">
        {cartName(cart)} for {formatDollars(price)}: {title}.
      </p>
      <h2 className={styles.label}>{cartName(cart)} is offered at</h2>
      <Tiles value={price} text={formatDollars(price)} />
      <p className={styles.verdict}>{title}</p>
      <p>{advice}</p>
      <ScalePicture
        ranges={[
          { name: "Estimate", low, middle: value, high },
          ...(dealers === null
            ? []
            : [{ name: "Dealers ask", middle: dealers.asking, ...dealers }]),
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
