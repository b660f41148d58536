import type { Thing } from "schema-dts";

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

/**
 * Where a link to a page appears besides the menu, which lists every page: a footer column, or the
 * header.
 */
export type Place = "header" | "Resources" | "Company" | "Value Tools" | "Legal";

/** Moves a page down a list, which is otherwise in the register's order. */
interface Listed {
  readonly later?: number;
}

/**
 * A page with its own address: how it describes itself, and which lists it is in. All of them derive
 * from it.
 */
export interface PageRecord extends Omit<PageMetadata, "structuredData" | "modified"> {
  /** The day all pages last changed if the page has no day of its own. */
  readonly modified?: string;
  /** The text of links to the page. */
  readonly name: string;
  /** The text in the footer, if it differs. */
  readonly footerName?: string;
  readonly places: readonly Place[];
  /** In the bar of tools below the header. */
  readonly bar?: Listed & { readonly text: string; readonly takesCart?: boolean };
  /** Works offline after a visit to any page. The text is the bar's or the name if it is missing. */
  readonly offline?: Listed & { readonly text?: string; readonly note: string };
  /** In the summary for language models. */
  readonly summary?: Listed;
  /** The name of the tool on the page. */
  readonly tool?: string;
  /** True if the page says who we are. */
  readonly aboutUs?: boolean;
}
