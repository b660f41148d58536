import { inboxIsOn } from "../../forms/inbox.data.ts";
import { sendByScript } from "../../forms/send-by-script.ts";
import { fillFromAddress } from "./fill-from-address.ts";

const form = document.querySelector<HTMLFormElement>("#sold-form")!;
const draft = sendByScript(
  form,
  "sales",
  inboxIsOn
    ? "Thank you. We have your report, and a person will read it."
    : "Thank you. Your report is complete.",
);

fillFromAddress(form, draft);
// The Swedish format is that of the field; the day is the visitor's.
form.querySelector<HTMLInputElement>("[type=date]")!.max = new Date().toLocaleDateString("sv-SE");
