// Tested through the tool in ../island.test.tsx.
import { type Ref, useId, useRef } from "react";
import { defaultDetails } from "../../../../domain/details/details.ts";
import { numberKinds } from "../../../../domain/serials/number-kinds.ts";
import type { NumberKind, Reading } from "../../../../domain/serials/reading.ts";
import { cartFields, maxTextLength, powertrains } from "../../../../domain/cart/cart.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { SheetHeading, ToolForm, SubmitButton } from "../../../ui/form/tool-form.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { MakeField } from "../../cart-form/parts/cart-fields.tsx";
import { YearField } from "../../cart-form/parts/year-field.tsx";
import { ScanButton } from "../../scan/scan-button.tsx";
import { type Entry, maxNumberLength } from "../address.ts";
import type { Question } from "../model.ts";
import styles from "../plate.module.css";
import { missingText, readAsText } from "../text.ts";

interface PlateFormProps {
  ref: Ref<HTMLFormElement>;
  question: Question;
  entry: Entry;
  /** The kind and reading of the number as typed so far. */
  kind: NumberKind | null;
  reading: Reading | null;
  onChange: (change: Partial<Entry>) => void;
  onRead: () => void;
  onScan: (number: string) => void;
  /** For a form that covers an answer. */
  isOpen?: boolean;
  onClose?: () => void;
}

/** VINs and battery date codes are left out for recalls, which we don't have by those. */
const examples: Readonly<Record<Question, string>> = {
  year: numberKinds.map(({ example }) => example).join(", "),
  recalls: numberKinds
    .filter(({ make }) => make !== undefined)
    .map(({ example }) => example)
    .join(", "),
};

const assistants = {
  year: {
    toolname: "year_from_serial",
    tooldescription:
      "Finds a golf cart’s model year from its serial number, VIN, or battery date code.",
  },
  recalls: {
    toolname: "find_recalls",
    tooldescription:
      "Finds recalls of a golf cart by serial number, or by make, year, model, and powertrain.",
  },
} as const;

export function PlateForm(props: PlateFormProps) {
  const { ref, question, entry, kind, reading, onChange, isOpen, onClose } = props;
  const exampleId = useId();
  const number = useRef<HTMLInputElement>(null);
  return (
    <ToolForm
      ref={ref}
      isSheet
      data-open={isOpen || undefined}
      onSubmit={props.onRead}
      assistant={assistants[question]}
      tool={question === "year" ? "The year finder" : "The recall check"}
      withoutScript="You can also compare your number with the plates and the recalls below."
    >
      <SheetHeading title="Type the number" openTitle="Change the number" onClose={onClose} />
      <div className={styles.typed}>
        <TextField
          label="Serial number, VIN, or date code"
          ref={number}
          className={styles.number}
          name="number"
          maxLength={maxNumberLength}
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={exampleId}
          value={entry.number}
          onChange={(event) => onChange({ number: event.target.value })}
        />
        <p role="status">{readAsText(entry, kind, reading)}</p>
        <p className="soft" id={exampleId}>
          Such as {examples[question]}. Spaces and hyphens don’t matter. The number stays on your
          device.
        </p>
      </div>
      <ScanButton field={number} onRead={props.onScan} />
      {(kind !== null || entry.number.trim() !== "") && (
        <SelectField
          label="What it is"
          name="kind"
          options={[
            ["", "Tell from the number"],
            ...numberKinds.map(({ id, label }) => [id, label] as const),
          ]}
          value={entry.kind ?? ""}
          onChange={(chosen) => onChange({ kind: chosen || null })}
        />
      )}
      <Fold
        title={question === "recalls" ? "No number? Check by make and year" : "Add the cart"}
        note={question === "recalls" ? "" : "for recalls without a serial number"}
        open={question === "recalls"}
      >
        <CartFields entry={entry} onChange={onChange} />
      </Fold>
      <SubmitButton missing={missingText(question, entry)} stale="">
        Read the Plate
      </SubmitButton>
    </ToolForm>
  );
}

const powertrainOptions = [
  ["", "Not sure"],
  ...powertrains.map((id) => [id, cartFields.powertrain.labels[id]] as const),
] as const;

/** Has no defaults, because a guessed detail could rule out a recall. */
function CartFields({ entry, onChange }: Pick<PlateFormProps, "entry" | "onChange">) {
  const { make, modelYear, model } = entry;
  return (
    <div className={`grid ${styles.cart}`}>
      <MakeField make={make} onChange={(change) => onChange({ make: change.make ?? "" })} />
      <YearField
        details={{ ...defaultDetails, make, model, modelYear }}
        onChange={(change) => onChange({ modelYear: change.modelYear ?? "" })}
      />
      <TextField
        label="Model"
        note="if you know it"
        name="model"
        maxLength={maxTextLength}
        value={model}
        onChange={(event) => onChange({ model: event.target.value })}
      />
      <SelectField
        label="Powertrain"
        name="powertrain"
        options={powertrainOptions}
        value={entry.powertrain}
        onChange={(powertrain) => onChange({ powertrain })}
      />
    </div>
  );
}
