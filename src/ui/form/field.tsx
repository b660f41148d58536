import { type ReactNode, useId } from "react";

/** A label above its text field, select or textarea, which takes the given id. */
export function Field({
  label,
  note,
  aside,
  children,
}: {
  label: string;
  /** A word after the label, such as "required". */
  note?: string;
  /** Beside the label: a way to find out what to enter. */
  aside?: ReactNode;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>
          {label}
          {note !== undefined && <em> {note}</em>}
        </label>
        {aside}
      </div>
      {children(id)}
    </div>
  );
}

/** A choice from a list. */
export function SelectField<T extends string | number>({
  label,
  name,
  aside,
  options,
  value,
  onChange,
}: {
  label: string;
  name?: string;
  aside?: ReactNode;
  options: readonly (readonly [value: T, text: string])[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <Field label={label} aside={aside}>
      {(id) => (
        <select
          id={id}
          name={name}
          value={value}
          onChange={({ target }) => onChange(options[target.selectedIndex]![0])}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
