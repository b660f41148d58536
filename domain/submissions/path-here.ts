/** Any site will do: a path that stays on this one stays on every site. */
const site = "https://site.example";

/** Whether a path, with its query, leads to a page on this site, wherever the link is followed. */
export function isPathHere(path: string): boolean {
  if (!/^\/(?![/\\])[^\p{Cc}\p{Cs}]*$/u.test(path)) return false;
  if (!URL.canParse(path, site)) return false;
  const { origin, pathname } = new URL(path, site);
  return origin === site && !pathname.startsWith("//");
}
