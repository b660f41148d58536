const fields =
  "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])";

let isTouched = false;
addEventListener("input", () => (isTouched = true), { capture: true, once: true });

/** Whether a reload could lose anything: a field has text in it, or an option was changed. */
export function somethingIsTyped(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return isTouched || [...typed].some(({ value }) => value !== "");
}
