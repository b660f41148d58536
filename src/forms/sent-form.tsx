// Tested in field-errors.test.tsx.
import type { ComponentProps, ReactNode } from "react";
import { type FormField, emailField, nameField } from "../../domain/submissions/form-fields.ts";
import { Button } from "../ui/kit/button.tsx";
import { inboxIsOn } from "./inbox.data.ts";
import { type Destination, sentForms } from "./sent-forms.ts";
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
  const destination = inboxIsOn ? { method: "post", action: `/api/${sentForms[to].path}` } : {};
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

/** Takes the props of a field's record. The mark says that the field is required. */
export function SentField({
  name,
  label,
  note = "",
  mark = "*",
  isOptional = false,
  maxLength,
  children,
}: {
  name: string;
  note?: string;
  mark?: string;
  children: (field: {
    id: string;
    name: string;
    required: boolean;
    maxLength?: number | undefined;
    "aria-describedby": string;
  }) => ReactNode;
} & Pick<FormField, "label" | "isOptional" | "maxLength">) {
  const errorId = errorIdOf(name);
  const notes = [note, isOptional ? "" : mark].filter((text) => text !== "").join(" ");
  return (
    <div>
      <Field label={label} {...(notes !== "" && { note: notes })}>
        {(id) =>
          children({ id, name, required: !isOptional, maxLength, "aria-describedby": errorId })
        }
      </Field>
      <p className="error" id={errorId} />
    </div>
  );
}

/**
 * Has no `maxLength`, with which the browser would drop the end of a long text that somebody pastes.
 * The inbox asks for a shorter one instead.
 */
export function SentText({
  textarea,
  ...props
}: Omit<ComponentProps<typeof SentField>, "children"> & {
  textarea: ComponentProps<"textarea">;
}) {
  return (
    <SentField {...props} maxLength={undefined}>
      {(field) => <textarea {...field} {...textarea} />}
    </SentField>
  );
}

/** With nothing chosen in advance. */
export function SentChoice({
  name,
  label,
  request = "Select one",
  isOptional = false,
  choices,
  labels,
}: {
  name: string;
  label: string;
  request?: string;
  isOptional?: boolean;
  choices: readonly (string | number)[];
  labels: Readonly<Record<string, string>>;
}) {
  return (
    <SentField name={name} label={label} isOptional={isOptional}>
      {(field) => (
        <select {...field} defaultValue="">
          <option value="">{request}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice]}
            </option>
          ))}
        </select>
      )}
    </SentField>
  );
}

/** For anybody we write back to. */
export function NameAndEmail() {
  return (
    <>
      <SentField {...nameField} name="name">
        {(field) => <input {...field} type="text" autoComplete="name" />}
      </SentField>
      <SentField {...emailField} name="email">
        {(field) => <input {...field} type="email" autoComplete="email" />}
      </SentField>
    </>
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
