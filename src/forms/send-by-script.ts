// Tested with the contact form in ../features/contact/contact-page.test.tsx.
import { deliver } from "./deliver.ts";
import { keepErrorsInPlace, report, showErrors } from "./field-errors.ts";
import { FormDraft } from "./form-draft.ts";
import { type Destination, sentForms } from "./sent-forms.ts";

/** Sends a page's form without leaving the page. The thanks may name the entry's id. */
export function sendByScript(
  form: HTMLFormElement,
  to: Destination,
  thanks: (id: string) => string,
): FormDraft {
  const button = form.querySelector("button")!;
  const draft = new FormDraft(form, sentForms[to].draft);

  draft.restore();
  keepErrorsInPlace(form);
  form.addEventListener("input", () => draft.keep());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Disabling the button would take away its focus.
    if (button.ariaDisabled !== "true") void send();
  });

  async function send() {
    button.ariaDisabled = "true";
    const fields = Object.fromEntries(new FormData(form));
    const delivery = await deliver(to, draft, fields);
    button.ariaDisabled = null;
    if (delivery.status === "refused") return showErrors(form, delivery.errors);
    const sentence = thanks(draft.id);
    draft.clearSent(fields);
    report(form, sentence, "stored");
  }

  return draft;
}
