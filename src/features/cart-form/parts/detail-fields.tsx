import { useState } from "react";
import { cartFields } from "../../../../domain/cart/cart.ts";
import {
  type Change,
  type Edit,
  ChoiceField,
  ConditionCards,
  Extras,
  FixedMake,
  MakeField,
  PowertrainToggle,
} from "./cart-fields.tsx";
import styles from "../cart.module.css";
import {
  type DetailChange,
  type Details,
  give,
  withImplied,
} from "../../../../domain/details/details.ts";
import { FindLink } from "./find-link.tsx";
import { ModelField } from "./model-field.tsx";
import { YearField } from "./year-field.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";

export function DetailFields({
  details,
  fixedMake,
  modelHint,
  onEdit,
}: {
  details: Details;
  fixedMake?: string | undefined;
  modelHint?: string | undefined;
} & Edit) {
  const onChange = (change: DetailChange) => onEdit((current) => give(current, change));
  return (
    <>
      <div className={styles.grid}>
        <YearField details={details} onChange={onChange}>
          <ChoiceField
            {...cartFields.seats}
            name="seats"
            value={details.seats}
            onChange={(seats) => onChange({ seats })}
          />
        </YearField>
        {fixedMake === undefined ? (
          <MakeField
            {...details}
            onChange={(change) => onEdit((current) => withImplied(give(current, change)))}
          />
        ) : (
          <FixedMake make={fixedMake} />
        )}
        <ModelField details={details} hint={modelHint} onEdit={onEdit} />
      </div>
      <div className={styles.grid}>
        <PowertrainToggle {...details} onChange={onChange} />
        {details.powertrain === "electric" && (
          <ChoiceField
            {...cartFields.batteryAge}
            label="Battery Age"
            name="batteryAge"
            value={details.batteryAge}
            onChange={(batteryAge) => onChange({ batteryAge })}
            aside={
              <FindLink href="/battery-test" details={details}>
                Test<span className="visually-hidden"> the batteries</span>
              </FindLink>
            }
          />
        )}
      </div>
      <ConditionCards {...details} onChange={onChange} />
      <Extras {...details} onChange={onChange} />
    </>
  );
}

const ConditionCheck = lazyPart(
  async () => (await import("./condition-check.tsx")).ConditionCheck,
  "The questions couldn’t be loaded.",
);

export function ConditionHelp(props: Pick<Details, "condition" | "powertrain"> & Change) {
  const [opened, setOpened] = useState(false);
  return (
    <Fold
      title="Not sure? Answer a few questions"
      // It may have been opened before hydration.
      ref={(fold) => {
        if (fold?.open) setOpened(true);
      }}
      onToggle={() => setOpened(true)}
    >
      {opened && <ConditionCheck {...props} />}
    </Fold>
  );
}
