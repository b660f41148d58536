import { securityText } from "../../site/security-text.ts";
import { absoluteUrl, site } from "../../../config/site.ts";

export function GET(): Response {
  const canonical = absoluteUrl("/.well-known/security.txt");
  return new Response(securityText(site.contactEmail, canonical, new Date()));
}
