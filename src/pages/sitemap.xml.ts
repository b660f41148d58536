// Tested by ../../e2e/release/crawl.spec.ts.
import { getCollection } from "astro:content";
import { cartModels } from "../../domain/model-pages/cart-models.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { states } from "../../domain/catalogue/states.ts";
import { absoluteUrl } from "../../config/site.ts";
import { guidePage, makePage, metadataOf, modelPage, statePage } from "../site/page-metadata.ts";
import { guides, records } from "../site/pages.ts";

export async function GET(): Promise<Response> {
  const texts = await getCollection("guides");
  checkGuides(texts.map(({ id }) => id));
  const urls = [
    ...records.map(metadataOf),
    ...texts.map(guidePage),
    ...makes.map(makePage),
    ...cartModels.map(modelPage),
    ...states.map(statePage),
  ]
    .filter(({ listed }) => listed !== false)
    .map(
      ({ path, modified }) =>
        `<url><loc>${absoluteUrl(path)}</loc><lastmod>${modified}</lastmod></url>`,
    );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
  );
}

/** Throws unless every guide has both a Markdown file and a record in pages.ts. */
function checkGuides(files: readonly string[]): void {
  const mismatched = new Set(files).symmetricDifference(new Set(Object.keys(guides)));
  if (mismatched.size === 0) return;
  throw new Error(
    `A guide needs both src/content/guides/<name>.md and a record in src/site/pages.ts: see ${[...mismatched].join(", ")}.`,
  );
}
