import { useState } from "react";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import type { NamedTrial } from "../cart/calculation.ts";
import { Field } from "../../components/field.tsx";
import { maxAmountLength } from "../../format/read-dollars.ts";
import styles from "./work-cost.module.css";
import { workReturnText } from "./work-return.ts";

/** What work on the cart would return, once the visitor says what it costs. */
export function WorkCost({ before, trial }: { before: Appraisal; trial: NamedTrial }) {
  const [typed, setTyped] = useState("");
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
      <p role="status">{workReturnText(before, trial.appraisal, typed)}</p>
    </div>
  );
}

const workName: Partial<Record<NamedTrial["id"], string>> = {
  "new-batteries": "the batteries",
  "better-condition": "the work",
};
