import { hideNotice, isNoticeShown, showNotice } from "./notice.ts";

/** These names change with the file's content. */
const hashedFile = /\/_astro\/[\w.-]+/g;

/** True if the page at this address now names files that this one doesn't. */
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

/** True if a reload could lose text in a field, or an option that was changed. */
export function hasTypedText(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return isTouched || [...typed].some(({ value }) => value !== "");
}

/** Goes away when the visitor types something that a reload would lose. */
export function showReload(): void {
  if (isNoticeShown()) return;
  const signal = showNotice("A newer version of this page is available.", {
    Reload: () => location.reload(),
    "Not now": hideNotice,
  });
  addEventListener("input", hideNotice, { capture: true, signal });
}
