import { hideNotice, noticeIsShown, showNotice } from "./notice.ts";

/** Files whose name changes with their content. */
const hashedFile = /\/_astro\/[\w.-]+/g;

/** Tells whether the page at this address now names files that this one does not. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: "no-cache" });
    if (!response.ok) return false;
    const named = (await response.text()).match(hashedFile) ?? [];
    const page = document.documentElement.outerHTML;
    return named.some((file) => !page.includes(file));
  } catch {
    return false;
  }
}

const fields =
  "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])";

let isTouched = false;
addEventListener("input", () => (isTouched = true), { capture: true, once: true });

/** Tells whether a reload could lose anything: a field has text in it, or an option was changed. */
export function somethingIsTyped(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return isTouched || [...typed].some(({ value }) => value !== "");
}

/** Offers the newer version of a page until the visitor types something a reload would lose. */
export function showReload(): void {
  if (noticeIsShown()) return;
  const signal = showNotice("A newer version of this page is available.", {
    Reload: () => location.reload(),
    "Not now": hideNotice,
  });
  addEventListener("input", hideNotice, { capture: true, signal });
}
