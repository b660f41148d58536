import type { PageMetadata } from "./page-metadata.ts";
import { breadcrumb, calculator, organization, website } from "./structured-data.ts";

/** Where a link to a page stands besides the menu, which lists every page: a footer column, or the header. */
export type Place = "header" | "Resources" | "Company" | "Value Tools" | "Legal";

/** A page with an address of its own: what it says about itself, and where links to it stand. */
export interface PageRecord extends Omit<PageMetadata, "structuredData"> {
  /** What links to the page say. */
  readonly name: string;
  /** The same in the footer, where it differs. */
  readonly footerName?: string;
  readonly places: readonly Place[];
  /** The name of the tool that the page holds. */
  readonly tool?: string;
  /** Whether the page says who we are. */
  readonly aboutUs?: boolean;
}

/** What the document says about a page. Pages that search engines must not list say nothing of themselves. */
export function metadataOf(page: PageRecord): PageMetadata {
  const { path, name, description, tool, aboutUs = false, listed = true } = page;
  if (!listed) return { ...page, structuredData: [] };
  const isHome = path === "/";
  return {
    ...page,
    structuredData: [
      ...(isHome ? [website(description)] : []),
      ...(isHome || aboutUs ? [organization()] : []),
      ...(tool === undefined ? [] : [calculator({ name: tool, description, path })]),
      ...(isHome ? [] : [breadcrumb([{ name, path }])]),
    ],
  };
}
