import type { Thing } from "schema-dts";

/** The path's picture for link previews, drawn at build time. */
export function socialImage(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1)}.jpg`;
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
  /** False for a page that search engines must not list. */
  listed?: boolean;
}
