import { absoluteUrl } from "../../config/site.ts";

export function GET(): Response {
  return new Response(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`,
  );
}
