import { readEnvironment } from "./environment.ts";
import { siteName } from "./site-name.ts";

const environment = readEnvironment(process.env);

/** Read once, when the process starts. */
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
 * The site's address, for code that people paste into their own pages. A copy on localhost has no
 * public address, so we use an example.
 */
export function addressToPaste(url: string): string {
  const isOwn = !/^(?:localhost|127\.\d|\[::1\]|0\.0)/.test(new URL(url).host);
  return isOwn ? url : "https://cartworth.example";
}

export function socialImagePath(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1)}.jpg`;
}
