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
  inbox: environment.INBOX === "on",
  adsSrc: environment.ADS_SRC,
};

/** Appears in the titles of make pages and in the trends outlook. */
export const editionYear = 2025;

export function absoluteUrl(path: string): string {
  return path === "/" ? `${site.url}/` : site.url + path;
}

/**
 * The address in a line that people paste into their own site. A copy that runs on somebody's machine has
 * no public address, so it shows an example.
 */
export function addressToPaste(url: string): string {
  const isOwn = !/^(?:localhost|127\.\d|\[::1\]|0\.0)/.test(new URL(url).host);
  return isOwn ? url : "https://cartworth.example";
}

export function socialImage(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1)}.jpg`;
}
