import { deliver } from "../inbox/deliver.ts";
import { FormDraft } from "../inbox/form-draft.ts";

const form = document.querySelector<HTMLFormElement>("#contact-form")!;
const report = form.querySelector<HTMLElement>("[role=alert]")!;
const button = form.querySelector("button")!;
const draft = new FormDraft(form, "message");

draft.restore();
form.addEventListener("input", () => {
  draft.keep();
  report.textContent = "";
});
form.addEventListener("reset", () => (report.textContent = ""));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});

async function send() {
  button.disabled = true;
  const fields = Object.fromEntries(new FormData(form));
  const delivery = await deliver("messages", draft, fields);
  button.disabled = false;
  if (delivery.status === "stored") {
    draft.clear();
    say("Thank you for your message! We'll get back to you soon.");
  } else say(Object.values(delivery.errors).join(" "));
}

function say(sentence: string) {
  report.textContent = sentence;
  report.focus();
}
