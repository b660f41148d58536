import type { RefObject } from "react";
import { Board } from "../../components/board.tsx";
import { CartPicture } from "../../components/cart-picture.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { formatChange, formatDollars } from "../../format/money.ts";
import type { Calculation, NamedTrial } from "../cart/calculation.ts";
import { type Details, areSame } from "../cart/details.ts";
import { cartSummary } from "../cart/cart-summary.ts";
import type { Role } from "../evidence/roles.ts";
import { latePart } from "../../components/late-part.tsx";
import { Answer } from "./answer.tsx";
import { ReadyStage } from "./ready-stage.tsx";
import styles from "./result-board.module.css";
import { cartName, resultSentence } from "../cart/cart-labels.ts";

export const loadBoardRest = async () => (await import("./board-rest.tsx")).BoardRest;

const BoardRest = latePart(
  loadBoardRest,
  "The arithmetic couldn’t be loaded. Your estimate isn’t affected.",
);

interface EstimateProps {
  calculation: Calculation;
  trial: NamedTrial | null;
  role: Role;
  onRole: (role: Role) => void;
}

interface ResultBoardProps extends Omit<EstimateProps, "calculation"> {
  ref: RefObject<HTMLElement | null>;
  calculation: Calculation | null;
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
        <Estimate {...shown} calculation={calculation} />
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

function Estimate({ calculation, trial, role, onRole }: EstimateProps) {
  const shown = trial === null ? calculation : { ...calculation, ...trial };
  const { cart, appraisal } = shown;
  const seen = { ...calculation.details, ...cart };
  return (
    <>
      <header className={styles.head}>
        <CartPicture cart={seen} />
        <div>
          <h2>{cartName(cart)}</h2>
          <p>{cartSummary(seen).join(", ")}</p>
        </div>
      </header>
      <Answer
        calculation={shown}
        role={role}
        onRole={onRole}
        tiles={<Tiles value={appraisal.value} text={formatDollars(appraisal.value)} />}
      />
      <div className={styles.rest}>
        <BoardRest calculation={calculation} trial={trial} />
      </div>
    </>
  );
}
