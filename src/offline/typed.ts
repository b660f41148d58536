const fields =
  "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])";

let isTouched = false;
addEventListener("input", () => (isTouched = true), { capture: true, once: true });

/** Whether a reload could lose anything: a field has text in it, or something was chosen. */
export function somethingIsTyped(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return isTouched || [...typed].some(({ value }) => value !== "");
}
