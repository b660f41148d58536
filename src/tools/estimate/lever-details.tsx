import type { Calculation, NamedTrial } from "../cart/calculation.ts";
import { leverMeaning } from "./lever-meaning.ts";
import { workFor } from "./lever-work.ts";
import { WorkCost } from "./work-cost.tsx";

/** What a lever means, or what the work behind it costs and returns. */
export function LeverDetails({
  calculation,
  trial,
}: {
  calculation: Calculation;
  trial: NamedTrial;
}) {
  const work = workFor(trial.id, calculation);
  return work === null ? (
    <p>{leverMeaning(trial.id, trial.cart)}</p>
  ) : (
    <WorkCost before={calculation.appraisal} trial={trial} work={work} />
  );
}
