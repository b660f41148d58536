import { sendByScript } from "../../forms/send-by-script.ts";

sendByScript(
  document.querySelector<HTMLFormElement>("#contact-form")!,
  "messages",
  () => "Thank you for your message! We'll get back to you soon.",
);
