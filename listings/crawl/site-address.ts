/**
 * A link as an absolute address without a name and password. Null unless it leads to one of the sites,
 * with or without "www.".
 */
export function addressOnSite(link: string, base: string, sites: readonly URL[]): URL | null {
  if (link === "" || !URL.canParse(link, base)) return null;
  const url = Object.assign(new URL(link, base), { username: "", password: "" });
  const isOnSite = sites.some((site) => hostOf(site) === hostOf(url));
  return isOnSite && /^https?:$/.test(url.protocol) ? url : null;
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, "");
