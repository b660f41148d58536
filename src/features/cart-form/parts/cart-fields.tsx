import { type ReactNode, useRef } from "react";
import { pricedMakes } from "../../../../domain/catalogue/priced-makes.ts";
import { cartFields, assumedIfNotRunning, conditions } from "../../../../domain/cart/cart.ts";
import { conditionMeanings } from "../../../../domain/valuation/rules.ts";
import { Choices, Segments } from "../../../ui/form/choices.tsx";
import { Field, SelectField } from "../../../ui/form/field.tsx";
import styles from "../cart.module.css";
import type { DetailChange, Details } from "../../../../domain/details/details.ts";

export interface Change {
  onChange: (change: DetailChange) => void;
}

export interface Edit {
  /** Takes a function, because the details may have changed by the time it's applied. */
  onEdit: (edit: (current: Details) => Details) => void;
}

export function ChoiceField<T extends string | number>({
  choices,
  labels,
  ...field
}: {
  label: string;
  name: string;
  aside?: ReactNode;
  choices: readonly T[];
  labels: Readonly<Record<T, string>>;
  value: T;
  onChange: (choice: T) => void;
}) {
  return <SelectField {...field} options={choices.map((choice) => [choice, labels[choice]])} />;
}

export function MakeField({ make, onChange }: Pick<Details, "make"> & Change) {
  return (
    <Field label="Make">
      {(id) => (
        <select
          id={id}
          name="make"
          value={make}
          onChange={(event) => onChange({ make: event.target.value })}
        >
          <option value="">Select a make</option>
          {pricedMakes.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function FixedMake({ make }: { make: string }) {
  return (
    <p className={styles.fixedMake}>
      Make <b>{make}</b>
    </p>
  );
}

export function PowertrainToggle({ powertrain, onChange }: Pick<Details, "powertrain"> & Change) {
  return (
    <Segments
      {...cartFields.powertrain}
      legend="Powertrain"
      name="powertrain"
      value={powertrain}
      onChange={(choice) => onChange({ powertrain: choice })}
    />
  );
}

export function ConditionCards({ condition, onChange }: Pick<Details, "condition"> & Change) {
  return (
    <Choices
      className={styles.conditions}
      legend="Overall Condition"
      name="condition"
      choices={conditions}
      value={condition}
      onChange={(choice) => onChange({ condition: choice })}
      renderTile={(grade) => (
        <>
          <b>{cartFields.condition.labels[grade]}</b>
          <span className="visually-hidden"> - </span>
          {conditionMeanings[grade]}
        </>
      )}
    />
  );
}

export function UpgradesBox({ hasUpgrades, onChange }: Pick<Details, "hasUpgrades"> & Change) {
  return (
    <label>
      <input
        name="hasUpgrades"
        type="checkbox"
        value="true"
        checked={hasUpgrades}
        onChange={({ target }) => onChange({ hasUpgrades: target.checked })}
      />
      Has upgrades
    </label>
  );
}

export function Extras({
  powertrain,
  hasUpgrades,
  batteryType,
  lifted,
  notRunning,
  onChange,
  ...worn
}: Pick<
  Details,
  | "powertrain"
  | "hasUpgrades"
  | "batteryType"
  | "lifted"
  | "notRunning"
  | "condition"
  | "batteryAge"
> &
  Change) {
  return (
    <div className={`${styles.extras} cluster`}>
      <UpgradesBox hasUpgrades={hasUpgrades} onChange={onChange} />
      {powertrain === "electric" && (
        <label>
          <input
            name="batteryType"
            type="checkbox"
            value="lithium"
            checked={batteryType === "lithium"}
            onChange={({ target }) =>
              onChange({ batteryType: target.checked ? "lithium" : "lead-acid" })
            }
          />
          Lithium
        </label>
      )}
      <label>
        <input
          name="lifted"
          type="checkbox"
          value="true"
          checked={lifted}
          onChange={({ target }) => onChange({ lifted: target.checked })}
        />
        Lifted
      </label>
      <NotRunningBox
        powertrain={powertrain}
        notRunning={notRunning}
        {...worn}
        onChange={onChange}
      />
    </div>
  );
}

function NotRunningBox({
  notRunning,
  powertrain,
  condition,
  batteryAge,
  onChange,
}: Pick<Details, "notRunning" | "powertrain" | "condition" | "batteryAge"> & Change) {
  const before = useRef<Partial<Details>>({});
  const implied = assumedIfNotRunning(powertrain);
  function press(isChecked: boolean) {
    if (isChecked) {
      before.current = { condition, batteryAge };
      return onChange({ notRunning: true, ...implied });
    }
    // Keeps what was changed by hand since.
    const isAsImplied =
      condition === implied.condition && batteryAge === (implied.batteryAge ?? batteryAge);
    onChange({ notRunning: false, ...(isAsImplied && before.current) });
  }
  return (
    <label>
      <input
        name="notRunning"
        type="checkbox"
        value="true"
        checked={notRunning}
        onChange={({ target }) => press(target.checked)}
      />
      {cartFields.notRunning.label}
    </label>
  );
}
