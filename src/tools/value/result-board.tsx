import type { RefObject } from "react";
import { Board } from "../../components/board.tsx";
import { BlankTiles, Tiles } from "../../components/tiles.tsx";
import { formatChange, formatDollars } from "../../format/money.ts";
import { ArithmeticTable } from "../cart/arithmetic-table.tsx";
import type { Calculation, NamedTrial } from "../cart/calculation.ts";
import { type Details, areSame } from "../cart/details.ts";
import { saleAddress } from "../cart/sale-address.ts";
import { PriceRange } from "../cart/price-range.tsx";
import styles from "./result-board.module.css";
import { ResultActions } from "./result-actions.tsx";
import { cartFields } from "../../../domain/valuation/cart.ts";
import { conditionMeanings } from "../../../domain/valuation/rules/condition.ts";
import { cartName, resultSentence } from "../cart/cart-labels.ts";

interface ResultBoardProps {
  ref: RefObject<HTMLElement | null>;
  calculation: Calculation | null;
  details: Details;
  trial: NamedTrial | null;
  onUndo: () => void;
}

/** The scoreboard. When the form changes, it keeps showing the cart it was calculated for. */
export function ResultBoard({ ref, calculation, details, trial, onUndo }: ResultBoardProps) {
  const isStale = calculation !== null && !areSame(calculation.details, details);
  const undo = () => {
    onUndo();
    // The button goes: the focus stays where it was.
    ref.current!.focus();
  };
  return (
    <Board ref={ref} name="Valuation result">
      <p className="visually-hidden" role="status">
        {calculation && announcement(calculation, trial)}
      </p>
      {trial !== null && <TrialNotice {...trial} onUndo={undo} />}
      {calculation === null ? <Ready /> : <Estimate calculation={calculation} trial={trial} />}
      <p className={styles.stale} role="status">
        {isStale && "This result is for your previous details. Press Calculate Value to update it."}
      </p>
    </Board>
  );
}

function announcement(calculation: Calculation, trial: NamedTrial | null): string {
  const { cart, appraisal } = trial ?? calculation;
  const prefix = trial === null ? "" : `Trying ${trial.name.toLowerCase()}. `;
  return prefix + resultSentence(cart, appraisal);
}

function TrialNotice({ name, effect, onUndo }: NamedTrial & { onUndo: () => void }) {
  return (
    <p className={styles.trial}>
      Trying: {name.toLowerCase()} <b>{formatChange(effect)}</b>
      <span aria-hidden="true">·</span>
      <button type="button" onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}

function Ready() {
  return (
    <>
      <h2 className={styles.label}>Ready to Calculate</h2>
      <BlankTiles text="$ ,   " />
      <p>
        Enter the year, make and model. Your estimate, its range and every step of the arithmetic
        appear here.
      </p>
    </>
  );
}

function Estimate({ calculation, trial }: { calculation: Calculation; trial: NamedTrial | null }) {
  const { cart, appraisal } = trial ?? calculation;
  return (
    <>
      <h2 className={styles.cart}>{cartName(cart)}</h2>
      <div>
        <p className={styles.label}>Estimated market value</p>
        <Tiles value={appraisal.value} text={formatDollars(appraisal.value)} />
      </div>
      <PriceRange low={appraisal.low} high={appraisal.high} />
      <ArithmeticTable cart={cart} appraisal={appraisal} />
      <ul className={styles.notes}>
        <li>
          <b>Market analysis.</b> Estimates come from an algorithm that crawls market data. Take
          this one as a starting point.
        </li>
        <li>
          <b>Condition adjusted.</b> Valued in{" "}
          {cartFields.condition.labels[cart.condition].toLowerCase()} condition:{" "}
          {conditionMeanings[cart.condition].toLowerCase()}.
        </li>
      </ul>
      <ResultActions calculation={calculation} trial={trial} />
      <p className={styles.fine}>
        This price is an estimate. The actual price may vary, and we accept no liability for actual
        selling or trade-in prices.
      </p>
      <p className={styles.fine}>
        Sold or bought this cart? <a href={saleAddress(calculation.details)}>Tell us the price</a>
      </p>
    </>
  );
}
