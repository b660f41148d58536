import { useRef } from "react";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { type Trial, trialsOf } from "../../../domain/valuation/levers.ts";
import type { Calculation, NamedTrial } from "../cart/calculation.ts";
import { Button } from "../../components/button.tsx";
import { formatChange, formatDollars } from "../../format/money.ts";
import { isWork, leverLabel } from "./lever-labels.ts";
import styles from "./lever-list.module.css";
import { WorkCost } from "./work-cost.tsx";

interface LeversProps {
  calculation: Calculation;
  trial: NamedTrial | null;
  onTry: (trial: NamedTrial | null, pressed?: Element) => void;
}

/** What would change the estimate and by how much; each can be tried in place. */
export function LeverList({ calculation, trial, onTry }: LeversProps) {
  const section = useRef<HTMLElement>(null);
  const undo = () => {
    onTry(null);
    // The button disappears: the focus stays where it was.
    section.current!.focus({ preventScroll: true });
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="What would change it">
      <h2>What would change it</h2>
      <p>Preview a change. Undo brings your estimate back.</p>
      <ul className={styles.list}>
        {namedTrials(calculation).map((each) => {
          const isTried = trial?.id === each.id;
          return (
            <li key={each.id} className={styles.lever} data-tried={isTried}>
              <p className={styles.name}>
                {each.name} <small>{each.note}</small>
              </p>
              <p className={styles.effect} data-change={Math.sign(each.effect)}>
                {formatChange(each.effect)}
                <small>{formatDollars(each.appraisal.value)}</small>
              </p>
              <Button
                aria-pressed={isTried}
                onClick={({ currentTarget }) => onTry(isTried ? null : each, currentTarget)}
              >
                {isTried ? "Undo" : "Try it"}{" "}
                <span className="visually-hidden">
                  {each.name.toLowerCase()}, {formatChange(each.effect)}
                </span>
              </Button>
              {isWork(each.id) && <WorkCost before={calculation.appraisal} trial={each} />}
            </li>
          );
        })}
      </ul>
      {trial !== null && <TrialNotice {...trial} onUndo={undo} />}
    </section>
  );
}

/** The estimate with the trial, for those who cannot see the board. */
function TrialNotice({ name, effect, appraisal, onUndo }: NamedTrial & { onUndo: () => void }) {
  return (
    <p className={styles.bar}>
      <span>
        {name}: <b>{formatDollars(appraisal.value)}</b> ({formatChange(effect)})
      </span>
      <Button onClick={onUndo}>Undo</Button>
    </p>
  );
}

/** The cart's levers with their labels, largest effect first. */
export function namedTrials({ cart, asOfYear }: Calculation): (NamedTrial & { note: string })[] {
  return trialsOf(appraise, cart, asOfYear).map((trial: Trial) => ({
    ...trial,
    ...leverLabel(trial.id, cart, trial.cart, asOfYear),
  }));
}
