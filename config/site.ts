import { readEnvironment } from "./environment.ts";
import { siteName } from "./site-name.ts";

const environment = readEnvironment(process.env);

/** Read once, at build time. */
export const site = {
  name: siteName,
  url: environment.SITE_URL,
  contactEmail: environment.CONTACT_EMAIL,
  contactPhone: environment.CONTACT_PHONE,
  manager: environment.SITE_MANAGER,
  hasInbox: environment.INBOX === "on",
  adsSrc: environment.ADS_SRC,
};

export function absoluteUrl(path: string): string {
  return path === "/" ? `${site.url}/` : site.url + path;
}

/**
 * The site's address, for the code that people paste into theirs. A copy that runs on somebody's
 * machine has no public address, so it shows an example.
 */
export function addressToPaste(url: string): string {
  const isOwn = !/^(?:localhost|127\.\d|\[::1\]|0\.0)/.test(new URL(url).host);
  return isOwn ? url : "https://cartworth.example";
}

export function socialImagePath(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1)}.jpg`;
}
