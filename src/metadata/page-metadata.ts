import type { Thing } from "schema-dts";
import { site } from "../../config/site.ts";

/** Search engines show this much of a title. */
const longestTitle = 60;

/** A page's title in the browser: its own, and the site's name. */
export function fullTitle({ title }: Pick<PageMetadata, "title">): string {
  return `${title} | ${site.name}`;
}

/** The first of these titles that search engines show in full, or else the last. */
export function fittingTitle(titles: readonly [string, ...string[]]): string {
  return titles.find((title) => fullTitle({ title }).length <= longestTitle) ?? titles.at(-1)!;
}

/** How a page describes itself to browsers, search engines, and link previews. */
export interface PageMetadata {
  /** The page's path, beginning with a slash. */
  path: string;
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  keywords: readonly string[];
  type?: "website" | "article";
  structuredData: readonly Thing[];
  /** The day the page's content last changed, as an ISO date. */
  modified: string;
  /** What the picture for link previews shows besides the title, such as “A 5-year-old RXV: $4,000”. */
  pictureFigure?: string;
  /** False for a page that search engines must not list. */
  listed?: boolean;
}
