/**
 * Whether a request comes from a page of this site. Browsers send `Sec-Fetch-Site` or `Origin`
 * with every POST; a program without either acts for nobody else and is let through to the limits.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("Origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("Host");
}
