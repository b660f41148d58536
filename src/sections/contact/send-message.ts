import { deliver } from "../../forms/deliver.ts";
import { keepErrorsInPlace, report, showErrors } from "../../forms/field-errors.ts";
import { FormDraft } from "../../forms/form-draft.ts";

const form = document.querySelector<HTMLFormElement>("#contact-form")!;
const button = form.querySelector("button")!;
const draft = new FormDraft(form, "message");

draft.restore();
keepErrorsInPlace(form);
form.addEventListener("input", () => draft.keep());
form.addEventListener("reset", () => showErrors(form, {}));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  // Disabling the button would take the focus from it.
  if (button.ariaDisabled !== "true") void send();
});

async function send() {
  button.ariaDisabled = "true";
  const fields = Object.fromEntries(new FormData(form));
  const delivery = await deliver("messages", draft, fields);
  button.ariaDisabled = null;
  if (delivery.status === "refused") return showErrors(form, delivery.errors);
  draft.settle(fields);
  report(form, "Thank you for your message! We'll get back to you soon.", "stored");
}
