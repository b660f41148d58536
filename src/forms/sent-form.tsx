import type { ComponentProps, ReactNode } from "react";
import { Button } from "../ui/kit/button.tsx";
import { inboxIsOn } from "./inbox.data.ts";
import type { Destination } from "./sent-forms.ts";
import { Field } from "../ui/form/field.tsx";
import { errorIdOf } from "./field-errors.ts";

/**
 * A form that is all of its page's purpose, on its card. Without a script the browser sends the
 * form itself, where there is a server to take it; `needsScript` is read where there is neither.
 */
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

/** A form field whose value is sent to us, with room below it for its error. */
export function SentField({
  name,
  children,
  ...labels
}: {
  name: string;
  label: string;
  note?: string;
  /** Renders the input, select, or textarea with these attributes. */
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

/** A required choice, none of which is made for the visitor. */
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

/** The outcome of a form that was sent: a failure, unless it is marked as stored. */
export function FormReport() {
  return <p className="outcome" role="alert" tabIndex={-1} />;
}

/** A field no person sees and programs fill in. */
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
