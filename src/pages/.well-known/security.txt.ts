import { absoluteUrl, site } from "../../../config/site.ts";

const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year. */
const validDays = 364;

/** RFC 9116: where to report a vulnerability. It expires unless the site is built again in time. */
export function GET(): Response {
  const expires = new Date(Date.now() + validDays * dayMs);
  const lines = [
    `Contact: mailto:${encodeURI(site.contactEmail)}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`);
}
