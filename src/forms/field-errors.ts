/** One sentence for each refused field; other names are about the form as a whole. */
type Errors = Readonly<Record<string, string>>;

/** The id of the element that shows a field's error: see sent-field.tsx. */
export const errorIdOf = (name: string) => `${name}-error`;

/**
 * Shows the browser's message below each invalid field until the field is valid, because the
 * browser's own bubble disappears by itself. A server error is shown until the field is changed.
 */
export function keepErrorsInPlace(form: HTMLFormElement): void {
  form.addEventListener("invalid", (event) => refuse(form, event), { capture: true });
  form.addEventListener("input", ({ target }) => {
    if (isField(target) && target.ariaInvalid === "true") say(target, target.validationMessage);
    if (reportOf(form).dataset["outcome"] === "stored") report(form, "", "stored");
  });
  // Once the fields have been emptied, nothing is wrong with them any more.
  form.addEventListener("reset", () => showErrors(form, {}));
}

function refuse(form: HTMLFormElement, event: Event): void {
  const { target } = event;
  if (!isField(target)) return;
  event.preventDefault();
  say(target, target.validationMessage);
  if (target === form.querySelector(":invalid")) target.focus();
}

/** Shows why a form was not accepted, and moves the focus to the first error. */
export function showErrors(form: HTMLFormElement, errors: Errors): void {
  const others = { ...errors };
  for (const field of form.elements) {
    if (!isField(field) || placeOf(field) === null) continue;
    say(field, errors[field.name] ?? "");
    delete others[field.name];
  }
  report(form, [...new Set(Object.values(others))].join(" "), "failed");
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

/**
 * Shows what happened to the form as a whole, and moves the focus there, unless the form has
 * been changed since it was sent, because somebody may be typing in it.
 */
export function report(
  form: HTMLFormElement,
  sentence: string,
  outcome: "stored" | "failed" | "changed",
) {
  const place = reportOf(form);
  place.textContent = sentence;
  place.dataset["outcome"] = outcome;
  if (sentence !== "" && outcome !== "changed") place.focus();
}

function reportOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>("[role=alert]")!;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLElement && "validationMessage" in target && "name" in target;
}

function placeOf({ name }: Field): HTMLElement | null {
  return document.getElementById(errorIdOf(name));
}

function say(field: Field, sentence: string): void {
  field.ariaInvalid = sentence === "" ? null : "true";
  placeOf(field)!.textContent = sentence;
}
