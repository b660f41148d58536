/**
 * Whether a request comes from a page on this site. Browsers send `Sec-Fetch-Site` or `Origin` with
 * every POST. A program that sends neither does not act on a visitor's behalf, so only the limits
 * apply to it.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("Origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("Host");
}
