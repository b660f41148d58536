import type { PageMetadata } from "./page-metadata.ts";
import { breadcrumb, calculator, organization, website } from "./structured-data.ts";

/**
 * Where a link to a page appears besides the menu, which lists every page: a footer column, or the
 * header.
 */
export type Place = "header" | "Resources" | "Company" | "Value Tools" | "Legal";

/** A page with its own address: how it describes itself, and where links to it appear. */
export interface PageRecord extends Omit<PageMetadata, "structuredData"> {
  /** The text of links to the page. */
  readonly name: string;
  /** The text in the footer, if it differs. */
  readonly footerName?: string;
  readonly places: readonly Place[];
  /** The name of the tool on the page. */
  readonly tool?: string;
  /** Whether the page says who we are. */
  readonly aboutUs?: boolean;
}

/**
 * What the document says about a page. Pages that search engines must not list say nothing about
 * themselves.
 */
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
