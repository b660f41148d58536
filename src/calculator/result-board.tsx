import type { Ref } from "react";
import { ArithmeticTable } from "./arithmetic-table.tsx";
import type { Calculation } from "./calculator.tsx";
import { type Details, queryOf } from "./details.ts";
import { PriceRange } from "./price-range.tsx";
import styles from "./result-board.module.css";
import { ResultActions } from "./result-actions.tsx";
import { BlankTiles, ValueTiles } from "./value-tiles.tsx";
import { cartName, conditionWords, resultSentence } from "./words.ts";

/** The scoreboard. It keeps showing the cart it was calculated for when the form changes. */
export function ResultBoard({
  ref,
  calculation,
  details,
}: {
  ref: Ref<HTMLElement>;
  calculation: Calculation | null;
  details: Details;
}) {
  const stale = calculation !== null && queryOf(calculation.details) !== queryOf(details);
  return (
    <section ref={ref} className={styles.board} aria-label="Valuation result">
      <p className="visually-hidden" role="status">
        {calculation && resultSentence(calculation.cart, calculation.appraisal)}
      </p>
      {calculation === null ? <Ready /> : <Estimate {...calculation} />}
      <p className={styles.stale} role="status">
        {stale && "This result is for the earlier details. Press Calculate Value to update it."}
      </p>
    </section>
  );
}

function Ready() {
  return (
    <>
      <h2 className={styles.label}>Ready to Calculate</h2>
      <BlankTiles />
      <p>
        Enter the year, make and model. Your estimate, its range and every step of the arithmetic
        appear here.
      </p>
    </>
  );
}

function Estimate(calculation: Calculation) {
  const { cart, appraisal } = calculation;
  const condition = conditionWords[cart.condition];
  return (
    <>
      <h2 className={styles.cart}>{cartName(cart)}</h2>
      <div>
        <p className={styles.label}>Estimated market value</p>
        <ValueTiles value={appraisal.value} />
      </div>
      <PriceRange low={appraisal.low} high={appraisal.high} />
      <ArithmeticTable cart={cart} appraisal={appraisal} />
      <ul className={styles.notes}>
        <li>
          <b>Market analysis.</b> Estimates come from an algorithm that crawls market data. Take
          this one as a starting point.
        </li>
        <li>
          <b>Condition adjusted.</b> Valued in {condition.name.toLowerCase()} condition:{" "}
          {condition.meaning.toLowerCase()}.
        </li>
      </ul>
      <ResultActions {...calculation} />
      <p className={styles.fine}>
        This price is an estimate. The actual price may vary, and we accept no liability for actual
        selling or trade-in prices.
      </p>
    </>
  );
}
