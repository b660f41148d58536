import { type ReactNode, useState } from "react";
import { cartFields } from "../../../../domain/valuation/cart.ts";
import {
  type Change,
  ChoiceField,
  ConditionCards,
  FixedMake,
  MakeField,
  PowertrainToggle,
  UpgradesBox,
} from "./cart-fields.tsx";
import styles from "../cart.module.css";
import type { Details } from "../../../../domain/cart/details.ts";
import { FindLink } from "./find-link.tsx";
import { ModelField } from "./model-field.tsx";
import { YearField } from "./year-field.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { latePart } from "../../../ui/lazy/late-part.tsx";

/** The fields of the eight details. A make that is fixed is shown, not asked. */
export function DetailFields({
  details,
  fixedMake,
  modelHint,
  onChange,
  children,
}: {
  details: Details;
  /** What is asked before the last of them. */
  children?: ReactNode;
  fixedMake?: string | undefined;
  modelHint?: string | undefined;
  onChange: (change: Partial<Details>) => void;
}) {
  return (
    <>
      <div className={styles.grid}>
        <YearField details={details} onChange={onChange} />
        <ChoiceField
          {...cartFields.seats}
          name="seats"
          value={details.seats}
          onChange={(seats) => onChange({ seats })}
        />
        {fixedMake === undefined ? (
          <MakeField {...details} onChange={onChange} />
        ) : (
          <FixedMake make={fixedMake} />
        )}
        <ModelField {...details} hint={modelHint} onChange={onChange} />
      </div>
      <PowertrainToggle {...details} onChange={onChange} />
      <ConditionCards {...details} onChange={onChange} />
      <ConditionHelp {...details} onChange={onChange} />
      {details.powertrain === "electric" && (
        <div>
          <ChoiceField
            {...cartFields.batteryAge}
            label="Battery Age"
            name="batteryAge"
            value={details.batteryAge}
            onChange={(batteryAge) => onChange({ batteryAge })}
          />
          <FindLink href="/battery-test" details={details}>
            Test the batteries
          </FindLink>
        </div>
      )}
      {children}
      <UpgradesBox {...details} onChange={onChange} />
    </>
  );
}

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
