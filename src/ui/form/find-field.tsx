import { Field } from "./field.tsx";

/** A script hides what doesn't match and says how many match. */
export function FindField({ label, example }: { label: string; example: string }) {
  return (
    <div className="find needs-no-script stack">
      <Field label={label}>
        {(id) => <input id={id} type="search" autoComplete="off" placeholder={example} />}
      </Field>
      <p className="soft" role="status" />
    </div>
  );
}
