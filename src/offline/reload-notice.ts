import { hideNotice, noticeIsShown, showNotice } from "./notice.ts";

/** Offers the newer version of a page until the visitor types something a reload would lose. */
export function showReload(): void {
  if (noticeIsShown()) return;
  const signal = showNotice("A newer version of this page is available.", {
    Reload: () => location.reload(),
    "Not now": hideNotice,
  });
  addEventListener("input", hideNotice, { capture: true, signal });
}
