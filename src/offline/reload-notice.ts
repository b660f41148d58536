import { hideNotice, noticeIsShown, showNotice } from "./notice.ts";

/** Offers the newer version of a page until the visitor types something a reload would lose. */
export function showReload(): void {
  if (noticeIsShown()) return;
  const typing = new AbortController();
  const close = () => {
    typing.abort();
    hideNotice();
  };
  showNotice("A newer version of this page is available.", {
    Reload: () => location.reload(),
    "Not now": close,
  });
  addEventListener("input", close, { capture: true, signal: typing.signal });
}
