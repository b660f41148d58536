import { allPages } from "../metadata/all-pages.ts";
import { absoluteUrl } from "../../config/site.ts";

export async function GET(): Promise<Response> {
  const pages = await allPages();
  const urls = pages.map(
    ({ path, modified }) =>
      `<url><loc>${absoluteUrl(path)}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
  );
}
