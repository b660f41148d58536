// Tested in ../kit/component-markup.test.tsx.
import { type ComponentProps, type ReactNode, useId } from "react";

export function Field({
  label,
  note,
  aside,
  children,
}: {
  label: string;
  /** For example "required". */
  note?: string | undefined;
  /** A link that helps find out what to enter. */
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

export function TextField({
  label,
  note,
  ...input
}: { label: string; note?: string } & Omit<ComponentProps<"input">, "id" | "type">) {
  return (
    <Field label={label} note={note}>
      {(id) => <input {...input} id={id} type="text" autoComplete="off" />}
    </Field>
  );
}

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
          {options.map(([optionValue, text]) => (
            <option key={optionValue} value={optionValue}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
