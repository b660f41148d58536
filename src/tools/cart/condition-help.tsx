import { useState } from "react";
import { Fold } from "../../components/fold.tsx";
import { latePart } from "../../components/late-part.tsx";
import type { Change } from "./cart-fields.tsx";
import type { Details } from "./details.ts";

const ConditionCheck = latePart(
  async () => (await import("./condition-check.tsx")).ConditionCheck,
  "The questions couldn’t be loaded.",
);

/** Folded away until it is opened, and loaded then. */
export function ConditionHelp(props: Pick<Details, "condition" | "powertrain"> & Change) {
  const [opened, setOpened] = useState(false);
  return (
    <Fold
      title="Not sure? Answer a few questions"
      // It may have been opened before this script ran.
      ref={(fold) => {
        if (fold?.open) setOpened(true);
      }}
      onToggle={() => setOpened(true)}
    >
      {opened && <ConditionCheck {...props} />}
    </Fold>
  );
}
