import { Suspense, lazy, memo, useEffect } from "react";
import type { Calculation, NamedTrial } from "../calculator/calculation.ts";
import styles from "./estimate-extras.module.css";
import { Keep } from "./keep.tsx";
import { Levers, namedTrials } from "./levers.tsx";
import { Outlook } from "./outlook.tsx";
import { Report } from "./report.tsx";

const DealerEvidence = lazy(async () => {
  const loaded = await import("../market/dealer-evidence.tsx");
  return { default: loaded.DealerEvidence };
});

interface EstimateExtrasProps {
  calculation: Calculation;
  trial: NamedTrial | null;
  onTry: (trial: NamedTrial | null) => void;
}

/** What follows an estimate. It is loaded once there is one, so that the estimate never waits. */
export const EstimateExtras = memo(function EstimateExtras(props: EstimateExtrasProps) {
  const { calculation, trial, onTry } = props;
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("trying");
    const addressed = namedTrials(calculation).find(({ id }) => id === asked);
    if (addressed !== undefined) onTry(addressed);
    // oxlint-disable-next-line exhaustive-deps -- the address is read once for each calculation
  }, [calculation]);

  return (
    <div className={styles.extras}>
      <Levers calculation={calculation} trial={trial} onTry={onTry} />
      <Outlook {...calculation} />
      <Suspense>
        <DealerEvidence {...calculation} />
      </Suspense>
      <Keep {...calculation} />
      <Report {...calculation} />
    </div>
  );
});
