import type { FieldErrors } from "./api.ts";

/**
 * The contact page with what was typed still in its form, and above it one sentence for each
 * field that is wrong. The page is the built one, so that it looks and reads as the first time.
 */
export function refusalPage(
  contactPage: string,
  typed: Record<string, unknown>,
  errors: FieldErrors,
): string {
  const sentences = Object.values(errors).map(escapeHtml).join(" ");
  return Object.entries(typed)
    .reduce((html, [name, value]) => fill(html, name, String(value)), contactPage)
    .replace(/(<p [^>]*role="alert"[^>]*>)/, (tag) => tag + sentences);
}

function fill(html: string, name: string, value: string): string {
  if (!/^\w+$/.test(name)) return html;
  const text = escapeHtml(value);
  return html
    .replace(new RegExp(`<input(?=[^>]* name="${name}")`), () => `<input value="${text}"`)
    .replace(
      new RegExp(`(<textarea[^>]* name="${name}"[^>]*>)`),
      // A browser drops the first line break in a textarea.
      (tag) => `${tag}\n${text}`,
    )
    .replace(
      new RegExp(`(<select[^>]* name="${name}".*?<option value="${text}")`, "s"),
      (found) => `${found} selected`,
    );
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
