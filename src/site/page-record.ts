import type { Thing } from "schema-dts";
import type { ToolCategory } from "./structured-data.ts";

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
  /** The figure in the picture for link previews, such as “A 5-year-old RXV: $4,000”. */
  pictureFigure?: string;
  /** False for a page that search engines must not list. */
  listed?: boolean;
}

/** The bar's own links, and the titles of the groups of links that its menus open. */
export type MenuPlace =
  | "bar"
  | "Know the cart"
  | "Do the deal"
  | "Look it up"
  | "Guides"
  | "Company"
  | "Legal";

export type FooterColumn = "Resources" | "Company" | "Value Tools" | "Legal";

/**
 * A page with its own address: how it describes itself, and which lists it is in. All of them derive
 * from it.
 */
export interface PageRecord extends Omit<PageMetadata, "structuredData" | "modified"> {
  /** The day all pages last changed if the page has no day of its own. */
  readonly modified?: string;
  /** The text of every link to the page in the bar, the menus, and the footer. */
  readonly name: string;
  /** A few words about the page, for the menu of tools and the list of pages that work offline. */
  readonly note?: string;
  readonly menu?: MenuPlace;
  readonly footer?: FooterColumn;
  /** True if the page starts from the cart that the visitor is at work on. */
  readonly takesCart?: boolean;
  /** True if the page works offline after a visit to any page. */
  readonly worksOffline?: boolean;
  /** How early the page comes in the summary for language models, which leaves out the others. */
  readonly summary?: number;
  /** The tool on the page, as search engines are told of it. */
  readonly tool?: { readonly name: string; readonly category: ToolCategory };
  /** True if the page says who we are. */
  readonly aboutUs?: boolean;
}
