import type { Thing } from "schema-dts";

/** What a page says about itself to browsers, search engines and link previews. */
export interface PageMetadata {
  /** The page's path, beginning with a slash. */
  path: string;
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  keywords: readonly string[];
  type?: "website" | "article";
  structuredData: readonly Thing[];
}
