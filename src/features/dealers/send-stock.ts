import { sendByScript } from "../../forms/send-by-script.ts";

sendByScript(
  document.querySelector<HTMLFormElement>("#stock-form")!,
  "stock",
  () => "Thank you. We’ll write back before we list anything.",
);
