/** One sentence for each refused field. Unknown names are about the whole form. */
type Errors = Readonly<Record<string, string>>;

/** The element with this id shows the field's error: see sent-form.tsx. */
export const errorIdOf = (name: string) => `${name}-error`;

/**
 * Shows the browser's message below each invalid field until the field is valid, because the browser's
 * own bubble disappears by itself. A server error is shown until the field is changed.
 */
export function keepErrorsInPlace(form: HTMLFormElement): void {
  form.addEventListener("invalid", (event) => refuse(form, event), { capture: true });
  form.addEventListener("input", ({ target }) => {
    if (isField(target) && target.ariaInvalid === "true")
      setError(target, target.validationMessage);
    if (reportOf(form).dataset["outcome"] === "stored") report(form, "", "stored");
  });
  // Emptied fields have no errors.
  form.addEventListener("reset", () => showErrors(form, {}));
}

function refuse(form: HTMLFormElement, event: Event): void {
  const { target } = event;
  if (!isField(target)) return;
  event.preventDefault();
  setError(target, target.validationMessage);
  if (target === form.querySelector(":invalid")) target.focus();
}

/** Moves the focus to the first error. */
export function showErrors(form: HTMLFormElement, errors: Errors): void {
  const formErrors = { ...errors };
  for (const field of form.elements) {
    if (!isField(field) || errorElement(field) === null) continue;
    setError(field, errors[field.name] ?? "");
    delete formErrors[field.name];
  }
  report(form, [...new Set(Object.values(formErrors))].join(" "), "failed");
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

/** Moves the focus to the report, except when the form has changed and the visitor may be typing. */
export function report(
  form: HTMLFormElement,
  sentence: string,
  outcome: "stored" | "failed" | "changed",
) {
  const alert = reportOf(form);
  alert.textContent = sentence;
  alert.dataset["outcome"] = outcome;
  if (sentence !== "" && outcome !== "changed") alert.focus();
}

function reportOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>("[role=alert]")!;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLElement && "validationMessage" in target && "name" in target;
}

function errorElement({ name }: Field): HTMLElement | null {
  return document.getElementById(errorIdOf(name));
}

function setError(field: Field, sentence: string): void {
  field.ariaInvalid = sentence === "" ? null : "true";
  // A field in a closed fold can't take the focus.
  if (sentence !== "") field.closest("details")?.setAttribute("open", "");
  errorElement(field)!.textContent = sentence;
}
