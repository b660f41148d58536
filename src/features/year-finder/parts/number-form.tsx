import { type Ref, useId } from "react";
import { numberKinds } from "../../../../domain/serial-numbers/number-kinds.ts";
import type { NumberKind } from "../../../../domain/serial-numbers/number-kind.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { ToolForm } from "../../../ui/form/tool-form.tsx";
import { type Entry, maxNumberLength } from "../address.ts";
import styles from "../year-finder.module.css";

interface NumberFormProps {
  ref: Ref<HTMLFormElement>;
  kind: NumberKind;
  number: string;
  onChange: (change: Partial<Entry>) => void;
  onFind: () => void;
}

/** Which number it is, and the number. The answer is there while one types. */
export function NumberForm({ ref, kind, number, onChange, onFind }: NumberFormProps) {
  const exampleId = useId();
  return (
    <ToolForm
      ref={ref}
      onUse={onFind}
      tool="The year finder"
      withoutScript="You can also see below what each number means."
    >
      <h2>Enter the number</h2>
      <KindChoice kind={kind} onChange={onChange} />
      <div>
        <Field label={kind.label}>
          {(id) => (
            <input
              id={id}
              name="number"
              type="text"
              maxLength={maxNumberLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby={exampleId}
              value={number}
              onChange={(event) => onChange({ number: event.target.value })}
            />
          )}
        </Field>
        <p className={styles.example} id={exampleId}>
          Such as {kind.example}. Spaces, hyphens and case do not matter.
        </p>
      </div>
      <Button tone="call" type="submit">
        Find the Year
      </Button>
    </ToolForm>
  );
}

function KindChoice({ kind, onChange }: Pick<NumberFormProps, "kind" | "onChange">) {
  return (
    <fieldset className={styles.kinds}>
      <legend>Which number do you have?</legend>
      {numberKinds.map(({ id, label, note }) => (
        <label key={id}>
          <input
            type="radio"
            name="kind"
            value={id}
            checked={id === kind.id}
            onChange={() => onChange({ kind: id })}
          />
          <span>
            <b>{label}</b>
            <span className="visually-hidden"> - </span>
            {note}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
