import { today } from "../../browser/clock.ts";
import { inboxIsOn } from "../../forms/inbox.data.ts";
import { sendByScript } from "../../forms/send-by-script.ts";

const form = document.querySelector<HTMLFormElement>("#sold-form")!;
const draft = sendByScript(
  form,
  "sales",
  inboxIsOn
    ? "Thank you. We have your report, and a person will read it."
    : "Thank you. Your report is complete.",
);

fillFromAddress();
form.querySelector<HTMLInputElement>("[type=date]")!.max = today();

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * If the draft is about another cart, its price is too, so the form starts anew. The address then loses
 * the cart, so that a reload brings back what was typed.
 */
function fillFromAddress(): void {
  const address = new URLSearchParams(location.search);
  const addressed = [...form.querySelectorAll<Field>("[data-from-address] [name]")]
    .map((field) => ({ field, text: address.get(field.name) ?? "" }))
    .filter(({ field, text }) => canHold(field, text));
  if (addressed.length === 0) return;
  if (addressed.some(({ field, text }) => field.value !== text)) {
    draft.settle(Object.fromEntries(new FormData(form)));
    for (const { field, text } of addressed) field.value = text;
    draft.keep();
  }
  history.replaceState(history.state, "", location.pathname + location.hash);
}

function canHold(field: Field, text: string): boolean {
  if (text === "") return false;
  if (field instanceof HTMLInputElement) return text.length <= field.maxLength;
  return [...field.options].some(({ value }) => value === text);
}
