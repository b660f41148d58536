import type { Thing } from "schema-dts";
import type { CartPrice } from "../../domain/answer/cart-price.ts";
import type { ListingsPrice } from "../../domain/answer/cart-price.ts";
import type { ToolCategory } from "./structured-data.ts";

/** "What dealers ask for a 5-year-old RXV", and how much that is. */
export interface PictureFigure {
  readonly text: string;
  readonly price: CartPrice | ListingsPrice;
}

export interface PageMetadata {
  /** Begins with a slash. */
  path: string;
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  keywords: readonly string[];
  type?: "website" | "article";
  structuredData: readonly Thing[];
  /** ISO date of the last change to the content. */
  modified: string;
  /** In the picture for link previews; the page says it, too. */
  pictureFigure?: PictureFigure | undefined;
  /** False for a page that search engines must not list. */
  listed?: boolean;
}

/** "bar" is for the bar's own links; the others are titles of link groups in the menus. */
export type MenuPlace =
  | "bar"
  | "Know the cart"
  | "Do the deal"
  | "Look it up"
  | "Guides"
  | "Company"
  | "Legal";

export type FooterColumn = "Resources" | "Company" | "Value Tools" | "Legal";

/** The navigation, sitemap, and other lists of pages derive from these records. */
export interface PageRecord extends Omit<PageMetadata, "structuredData" | "modified"> {
  /** If missing, the day on which all pages last changed. */
  readonly modified?: string;
  /** The text of every link to the page in the bar, the menus, and the footer. */
  readonly name: string;
  /** A few words for the menu of tools and the list of pages that work offline. */
  readonly note?: string;
  readonly menu?: MenuPlace;
  readonly footer?: FooterColumn;
  /** True if links to the page carry the visitor's current cart along. */
  readonly takesCart?: boolean;
  /** True if the page works offline after a visit to any page. */
  readonly worksOffline?: boolean;
  /** The page's rank in the summary for language models, which leaves out pages without one. */
  readonly summary?: number;
  readonly tool?: { readonly name: string; readonly category: ToolCategory };
  readonly aboutUs?: boolean;
}
