import { securityText } from "../../site/security-text.ts";
import { absoluteUrl, site } from "../../../config/site.ts";

export function GET(): Response {
  const canonical = absoluteUrl("/.well-known/security.txt");
  // At build time: the file expires 364 days later, unless the site is built again.
  return new Response(securityText(site.contactEmail, canonical, new Date()));
}
