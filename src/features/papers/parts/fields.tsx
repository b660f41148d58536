// Tested through the tool in ../island.test.tsx.
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/kit/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import styles from "../papers.module.css";
import { type PaperId } from "../../../site/cart-addresses.ts";
import {
  type FieldName,
  type PaperField,
  type PaperTexts,
  cartGroup,
  groupsOfPaper,
  paperFields,
  priceNote,
} from "../fields.ts";
import { states } from "../../../../domain/catalogue/states.ts";
import { PriceInput } from "../../cart-form/parts/price-input.tsx";

/** Every field may stay empty. */
export function PaperFields({
  paper,
  texts,
  cart,
  onChange,
  onPhoto,
  onClear,
}: {
  /** Null until one is chosen. Choosing one keeps the cart's inputs, so nothing typed is lost. */
  paper: PaperId | null;
  texts: PaperTexts;
  /** The cart's own fields. */
  cart: ReactNode;
  onChange: (change: Partial<PaperTexts>) => void;
  onPhoto: (photo: ImageBitmap | null) => void;
  onClear: () => void;
}) {
  const [clearings, setClearings] = useState(0);
  return (
    <>
      {(paper === null ? [cartGroup] : groupsOfPaper[paper]).map((group) => (
        <fieldset key={group.title} className="stack">
          <legend className={styles.group}>{group.title}</legend>
          {group.title === cartGroup.title && cart}
          {group.fields.length > 0 && (
            <div className={`${styles.fields} grid`}>
              {group.fields.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  text={texts[name]}
                  onChange={(text) => onChange({ [name]: text })}
                />
              ))}
              {group.fields.includes("ask") && <PhotoField key={clearings} onChange={onPhoto} />}
            </div>
          )}
        </fieldset>
      ))}
      <p className="soft">
        Anything you leave empty prints as a blank line. What you enter stays in this browser tab
        and is never sent.{" "}
        <Button
          tone="quiet"
          onClick={() => {
            setClearings(clearings + 1);
            onClear();
          }}
        >
          Clear these fields
        </Button>
      </p>
    </>
  );
}

/** The photo is never uploaded. */
function PhotoField({ onChange }: { onChange: (photo: ImageBitmap | null) => void }) {
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async (file: File | undefined) => {
    const photo = file === undefined ? null : await readPhoto(file);
    setUnreadable(file !== undefined && photo === null);
    onChange(photo);
  };
  return (
    <Field label="Your photo" note="in place of the drawing">
      {(id) => (
        <>
          <input
            id={id}
            type="file"
            accept="image/*"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <p className="soft" role="status">
            {isUnreadable && "Your browser can’t read this picture. Try a JPEG or PNG."}
          </p>
        </>
      )}
    </Field>
  );
}

/** Scaled down to the page's width. Null if the browser can't read the file. */
async function readPhoto(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { resizeWidth: 2000, resizeQuality: "high" });
  } catch {
    return null;
  }
}

interface TextFieldProps {
  name: FieldName;
  text: string;
  onChange: (text: string) => void;
}

function TextField({ name, text, onChange }: TextFieldProps) {
  const { label, note = "", example, kind, maxLength }: PaperField = paperFields[name];
  if (kind === "price")
    return <PriceInput {...{ label, note, maxLength, text, onChange }} message={priceNote(text)} />;
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
          placeholder: example,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        if (kind === "state")
          return <StateChoice id={id} name={name} text={text} onChange={onChange} />;
        return kind === "lines" ? (
          <textarea {...field} rows={3} />
        ) : (
          <input {...field} type={types[kind]} />
        );
      }}
    </Field>
  );
}

/** Its value is the place's code. */
function StateChoice({ id, name, text, onChange }: TextFieldProps & { id: string }) {
  return (
    <select id={id} name={name} value={text} onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose a state</option>
      {states.map((state) => (
        <option key={state.code} value={state.code}>
          {state.name}
        </option>
      ))}
    </select>
  );
}

/** The box is checked when its text is "yes". */
function FlagField({ label, name, text, onChange }: TextFieldProps & { label: string }) {
  return (
    <label className="soft">
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
