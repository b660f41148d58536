import { Button } from "../../../ui/kit/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import styles from "../papers.module.css";
import { type PaperId, paperKinds } from "../kinds.ts";
import {
  type FieldName,
  type PaperField,
  type PaperTexts,
  fieldsOfPaper,
  paperFields,
  priceNote,
} from "../fields.ts";
import { PriceInput } from "../../cart/parts/price-input.tsx";

/** The chosen paper's fields besides the cart's. Every field may stay empty. */
export function PaperFields({
  paper,
  texts,
  onChange,
  onClear,
}: {
  paper: PaperId;
  texts: PaperTexts;
  onChange: (change: Partial<PaperTexts>) => void;
  onClear: () => void;
}) {
  return (
    <fieldset className={`${styles.paperFields} stack`}>
      <legend>For the {paperKinds[paper].name.toLowerCase()}</legend>
      <p className="soft">
        Anything you leave empty prints as a blank line. What you type stays in this browser tab and
        is never sent.
      </p>
      {fieldsOfPaper[paper].map((name) => (
        <TextField
          key={name}
          name={name}
          text={texts[name]}
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
      <Button onClick={onClear}>Clear these fields</Button>
    </fieldset>
  );
}

interface TextFieldProps {
  name: FieldName;
  text: string;
  onChange: (text: string) => void;
}

function TextField({ name, text, onChange }: TextFieldProps) {
  const { label, note = "", kind, maxLength }: PaperField = paperFields[name];
  if (kind === "price")
    return <PriceInput {...{ label, note, maxLength, text, onChange }} said={priceNote(text)} />;
  if (kind === "flag")
    return <FlagField label={label} name={name} text={text} onChange={onChange} />;
  return (
    <Field label={label} {...(note !== "" && { note })}>
      {(id) => {
        const field = {
          id,
          name,
          maxLength,
          autoComplete: "off",
          value: text,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        return kind === "lines" ? (
          <textarea {...field} rows={3} />
        ) : (
          <input {...field} type={types[kind]} />
        );
      }}
    </Field>
  );
}

/** A box that is ticked where its text is "yes". */
function FlagField({ label, name, text, onChange }: TextFieldProps & { label: string }) {
  return (
    <label className={styles.check}>
      <input
        name={name}
        type="checkbox"
        value="yes"
        checked={text === "yes"}
        onChange={({ target }) => onChange(target.checked ? "yes" : "")}
      />
      {label}
    </label>
  );
}

const types = { line: "text", date: "date", phone: "tel" };
