import type { ReactNode } from "react";
import { cartFields } from "../../../domain/valuation/cart.ts";
import {
  ChoiceField,
  ConditionCards,
  FixedMake,
  MakeField,
  PowertrainToggle,
  UpgradesBox,
} from "./cart-fields.tsx";
import { ConditionHelp } from "./condition-help.tsx";
import styles from "./detail-fields.module.css";
import type { Details } from "./details.ts";
import { FindLink } from "./find-link.tsx";
import { ModelField } from "./model-field.tsx";
import { YearField } from "./year-field.tsx";

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
