import { useState } from "react";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import type { NamedTrial } from "../cart/calculation.ts";
import { Field } from "../../components/field.tsx";
import { maxAmountLength } from "../../format/read-dollars.ts";
import { type LeverWork, usualCost } from "./lever-work.ts";
import styles from "./work-cost.module.css";
import { WorkSources } from "./work-sources.tsx";
import { workReturnText } from "./work-return.ts";

interface WorkCostProps {
  before: Appraisal;
  trial: NamedTrial;
  work: LeverWork;
}

/** What work on the cart costs, and what it returns at that cost or at the visitor's own. */
export function WorkCost({ before, trial, work }: WorkCostProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const cost = typed ?? String(usualCost(work));
  return (
    <div className={styles.work}>
      <p>{work.sentence}</p>
      <Field label={`Cost of ${work.name} ($)`}>
        {(id) => (
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxAmountLength}
            value={cost}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <p role="status">{workReturnText(before, trial.appraisal, cost)}</p>
      <WorkSources sources={work.sources} />
    </div>
  );
}
