// Tested through the tool in ../island.test.tsx.
import { type Ref, type InputHTMLAttributes, useId } from "react";
import { packVolts, packs } from "../../../../domain/batteries/pack.ts";
import { maxVoltsLength } from "../../../../domain/batteries/typed-readings.ts";
import styles from "../battery-test.module.css";
import { Button } from "../../../ui/kit/button.tsx";
import { Field, SelectField } from "../../../ui/form/field.tsx";
import { ToolForm } from "../../../ui/form/tool-form.tsx";
import { type Readings, type Entry, type YesOrNo, lithium, voltsName } from "../model.ts";

interface ReadingsFormProps {
  ref: Ref<HTMLFormElement>;
  entry: Entry;
  readings: Readings;
  onChange: (change: Partial<Entry>) => void;
  onTest: () => void;
}

export function ReadingsForm({ ref, entry, readings, onChange, onTest }: ReadingsFormProps) {
  return (
    <ToolForm
      ref={ref}
      isSheet
      onSubmit={onTest}
      autoComplete="off"
      tool="The battery test"
      withoutScript="You can also compare your readings with the table below."
    >
      <h2>Enter the readings</h2>
      <PackField pack={entry.pack} onChange={onChange} />
      {readings.pack !== null && (
        <>
          <YesOrNoField
            label="Off the charger and parked for 6 hours or more?"
            name="rested"
            value={entry.rested}
            onChange={(rested) => onChange({ rested })}
          />
          <YesOrNoField
            label="Fully charged before that?"
            name="charged"
            value={entry.charged}
            onChange={(charged) => onChange({ charged })}
          />
          <VoltFields entry={entry} readings={readings} onChange={onChange} />
          <ReadingField
            label="Date code"
            note="optional, such as C4"
            name="code"
            value={entry.code}
            maxLength={maxVoltsLength}
            fault=""
            inputMode="text"
            onChange={(code) => onChange({ code })}
          />
        </>
      )}
      <Button tone="call" type="submit">
        Test the Pack
      </Button>
    </ToolForm>
  );
}

function PackField({ pack, onChange }: Pick<Entry, "pack"> & Pick<ReadingsFormProps, "onChange">) {
  return (
    <SelectField
      label="Battery pack"
      name="pack"
      options={[
        ...packs.map((option): [string, string] => [
          option.id,
          `${packVolts(option)} volts: ${option.count} × ${option.batteryVolts} V`,
        ]),
        [lithium, "Lithium, any voltage"],
      ]}
      value={pack}
      onChange={(id) => onChange({ pack: id })}
    />
  );
}

function YesOrNoField(field: {
  label: string;
  name: string;
  value: YesOrNo | null;
  onChange: (answer: YesOrNo | null) => void;
}) {
  return (
    <SelectField<YesOrNo | "">
      {...field}
      options={[
        ["", "Choose yes or no"],
        ["yes", "Yes"],
        ["no", "No, or not sure"],
      ]}
      value={field.value ?? ""}
      onChange={(answer) => field.onChange(answer || null)}
    />
  );
}

type FieldsProps = Pick<ReadingsFormProps, "entry" | "readings" | "onChange">;

function VoltFields({ entry, readings, onChange }: FieldsProps) {
  return (
    <fieldset className={`${styles.readings} fields`}>
      <legend>Voltage of each battery, post to post</legend>
      {readings.voltsFaults.map((fault, index) => (
        <ReadingField
          key={voltsName(index)}
          label={`Battery ${index + 1}`}
          name={voltsName(index)}
          value={entry.volts[index]}
          maxLength={maxVoltsLength}
          fault={fault}
          onChange={(text) => onChange({ volts: entry.volts.with(index, text) })}
        />
      ))}
    </fieldset>
  );
}

function ReadingField({
  label,
  note,
  fault,
  onChange,
  ...attributes
}: {
  label: string;
  note?: string;
  /** "" if nothing is wrong. */
  fault: string;
  onChange: (text: string) => void;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "onChange">) {
  const faultId = useId();
  return (
    <div>
      <Field label={label} {...(note !== undefined && { note })}>
        {(id) => (
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            {...attributes}
            id={id}
            aria-describedby={faultId}
            aria-invalid={fault !== "" || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p id={faultId} className="error">
        {fault}
      </p>
    </div>
  );
}
