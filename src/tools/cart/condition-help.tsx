import { useState } from "react";
import { latePart } from "../../components/late-part.tsx";
import type { Change } from "./cart-fields.tsx";
import type { Details } from "./details.ts";
// It folds like the optional details below it.
import styles from "./extra-fields.module.css";

const ConditionCheck = latePart(
  async () => (await import("./condition-check.tsx")).ConditionCheck,
  "The questions couldn’t be loaded.",
);

/** Folded away until it is opened, and loaded then. */
export function ConditionHelp(props: Pick<Details, "condition" | "powertrain"> & Change) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={styles.extras}
      // It may have been opened before this script ran.
      ref={(fold) => {
        if (fold?.open) setOpened(true);
      }}
      onToggle={() => setOpened(true)}
    >
      <summary>Not sure? Answer a few questions</summary>
      {opened && <ConditionCheck {...props} />}
    </details>
  );
}
