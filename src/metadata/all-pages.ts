import { getCollection } from "astro:content";
import { makes } from "../../domain/catalogue/makes.ts";
import { states } from "../../domain/catalogue/states.ts";
import { type GuideEntry, guidePage } from "./guide-page.ts";
import { makePage } from "./make-page.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { type PageRecord, metadataOf } from "./page-record.ts";
import { guides, pages } from "./pages.ts";
import { statePage } from "./state-page.ts";

/** Every page that search engines may list. */
export async function allPages(): Promise<PageMetadata[]> {
  const records: readonly PageRecord[] = Object.values(pages);
  const texts: readonly GuideEntry[] = await getCollection("guides");
  checkGuides(texts.map(({ id }) => id));
  return [
    ...records.map(metadataOf),
    ...texts.map(guidePage),
    ...makes.map(makePage),
    ...states.map(statePage),
  ].filter(({ listed }) => listed !== false);
}

/**
 * A guide needs both a Markdown file and a place in the navigation: one without the other is a
 * mistake.
 */
function checkGuides(files: readonly string[]): void {
  const odd = new Set(files).symmetricDifference(new Set(Object.keys(guides)));
  if (odd.size === 0) return;
  throw new Error(
    `A guide needs both src/content/guides/<name>.md and a record in src/metadata/pages.ts: see ${[...odd].join(", ")}.`,
  );
}
