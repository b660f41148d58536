import type { ComponentProps, ReactNode } from "react";
import { Button } from "../ui/kit/button.tsx";
import { inboxIsOn } from "./inbox.data.ts";
import type { Destination } from "./sent-forms.ts";
import { Field } from "../ui/form/field.tsx";
import { errorIdOf } from "./field-errors.ts";

/** Without JavaScript, the browser posts the form itself if there is a server to take it. */
export function SentForm({
  id,
  to,
  needsScript,
  button,
  children,
}: {
  id: string;
  to: Destination;
  needsScript: string;
  button: string;
  children: ReactNode;
}) {
  const destination = inboxIsOn ? { method: "post", action: `/api/${to}` } : {};
  return (
    <form className="form-card card stack" id={id} {...destination}>
      {children}
      <Honeypot />
      <p className="soft">* required</p>
      <FormReport />
      <Button tone="solid" type="submit">
        {button}
      </Button>
      {!inboxIsOn && <p className="needs-script">{needsScript}</p>}
    </form>
  );
}

export function SentField({
  name,
  children,
  ...labels
}: {
  name: string;
  label: string;
  note?: string;
  children: (field: { id: string; name: string; "aria-describedby": string }) => ReactNode;
}) {
  const errorId = errorIdOf(name);
  return (
    <div>
      <Field {...labels}>{(id) => children({ id, name, "aria-describedby": errorId })}</Field>
      <p className="error" id={errorId} />
    </div>
  );
}

type Labels = Omit<ComponentProps<typeof SentField>, "children">;

/** Required, with nothing chosen in advance. */
export function SentChoice({
  request = "Select one",
  options,
  ...labels
}: Labels & { request?: string; options: readonly (readonly [value: string, text: string])[] }) {
  return (
    <SentField note="*" {...labels}>
      {(field) => (
        <select {...field} required defaultValue="">
          <option value="">{request}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </SentField>
  );
}

/** Styled as a failure unless data-outcome is "stored". */
export function FormReport() {
  return <p className="outcome" role="alert" tabIndex={-1} />;
}

/** People don't see this field, and bots fill it in. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
