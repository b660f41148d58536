import type { Role } from "../../../../domain/cart/roles.ts";
import type { RefObject } from "react";
import { Board } from "../../../ui/kit/board.tsx";
import { formatChange } from "../../../../domain/cart/money.ts";
import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import { type Details, areSame } from "../../../../domain/cart/details.ts";
import { latePart } from "../../../ui/lazy/late-part.tsx";
import { Estimate } from "./estimate.tsx";
import styles from "../value.module.css";
import { resultSentence } from "../../../../domain/cart/wording.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { BlankTiles } from "../../../ui/kit/tiles.tsx";
import { cartSummary } from "../../../../domain/cart/summary.ts";

export const loadBoardRest = async () => (await import("./board-footer.tsx")).BoardRest;

const BoardRest = latePart(
  loadBoardRest,
  "The arithmetic couldn’t be loaded. Your estimate isn’t affected.",
);

interface ResultBoardProps {
  ref: RefObject<HTMLElement | null>;
  calculation: Calculation | null;
  trial: NamedTrial | null;
  role: Role;
  onRole: (role: Role) => void;
  details: Details;
  onUndo: () => void;
}

/** The scoreboard. When the form changes, it keeps showing the cart it was calculated for. */
export function ResultBoard({ ref, details, onUndo, ...shown }: ResultBoardProps) {
  const { calculation, trial } = shown;
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
      {calculation === null ? (
        <ReadyStage details={details} />
      ) : (
        <Estimate {...shown} calculation={calculation}>
          <BoardRest calculation={calculation} trial={trial} />
        </Estimate>
      )}
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

/** Before there is a result: the blank scoreboard on the course, and the cart as it is entered. */
export function ReadyStage({ details }: { details: Details }) {
  return (
    <div className={styles.stage} data-stage="">
      <svg aria-hidden="true">
        <Drawing part="course" />
      </svg>
      <div className={styles.scene}>
        <div className={styles.sign}>
          <h2>Ready to Calculate</h2>
          <BlankTiles text="$ ,   " />
          <p>Enter the details to see its value.</p>
        </div>
        <CartDrawing cart={details} />
      </div>
      <p className={styles.caption}>
        <b>Your cart:</b> {cartSummary(details).join(" · ")}
      </p>
    </div>
  );
}
