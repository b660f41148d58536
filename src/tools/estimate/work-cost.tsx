import { useState } from "react";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import { netGain } from "../../../domain/valuation/levers.ts";
import type { NamedTrial } from "../cart/calculation.ts";
import { Field } from "../../components/field.tsx";
import { formatDollars, maxAmountLength, readDollars } from "../../format/money.ts";
import styles from "./work-cost.module.css";

/** What work on the cart would return, once the visitor says what it costs. */
export function WorkCost({ before, trial }: { before: Appraisal; trial: NamedTrial }) {
  const [typed, setTyped] = useState("");
  const cost = readDollars(typed);
  return (
    <div className={styles.work}>
      <Field label={`Cost of ${workName[trial.id]} ($)`}>
        {(id) => (
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxAmountLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <p role="status">
        {cost === null
          ? typed.trim() !== "" && "Enter the cost in dollars, such as 1200."
          : returnText(netGain(before, trial.appraisal, cost))}
      </p>
    </div>
  );
}

const workName: Partial<Record<NamedTrial["id"], string>> = {
  "new-batteries": "the batteries",
  "better-condition": "the work",
};

function returnText({ market, tradeIn }: { market: number; tradeIn: number }): string {
  return `After paying for it: ${gainText(market)} at market value, ${gainText(tradeIn)} at trade-in.`;
}

function gainText(net: number): string {
  if (net === 0) return "even";
  return `${net > 0 ? "a gain" : "a loss"} of ${formatDollars(Math.abs(net))}`;
}
