import { socialImage, absoluteUrl, site } from "../../config/site.ts";
import type {
  Article,
  BreadcrumbList,
  Dataset,
  HowTo,
  Organization,
  Thing,
  WebApplication,
  WebPage,
  WebSite,
} from "schema-dts";

/**
 * One JSON-LD document for a page, with the publisher if it is cited; `<` is escaped so that no text can
 * end the script.
 */
export function jsonLd(things: readonly Thing[]): string {
  const own = JSON.stringify(things);
  const isCited = own.includes(`{"@id":"${organizationId}"}`) && !isIn(things, organizationId);
  const graph = {
    "@context": "https://schema.org",
    "@graph": isCited ? [...things, organizationInShort] : things,
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

const organizationId = absoluteUrl("/#organization");

const organizationInShort: Organization = {
  "@type": "Organization",
  "@id": organizationId,
  name: site.name,
  url: absoluteUrl("/"),
};

function isIn(things: readonly Thing[], id: string): boolean {
  return things.some((thing) => typeof thing === "object" && "@id" in thing && thing["@id"] === id);
}

export function website(description: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name: site.name,
    url: absoluteUrl("/"),
    description,
    inLanguage: "en-US",
    publisher: { "@id": organizationId },
  };
}

export function organization(): Organization {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: site.name,
    url: absoluteUrl("/"),
    email: site.contactEmail,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: site.contactEmail,
      telephone: site.contactPhone,
    },
  };
}

/** Schema.org's and Google's word for what a tool is about: money, or the cart itself. */
export type ToolCategory = "FinanceApplication" | "UtilitiesApplication";

interface ParsedAd {
  readonly name: string;
  readonly description: string;
  /** The page of the thing described, or a page that explains it. */
  readonly path: string;
}

/** A tool. It is an application, never a product with an offer: an estimate sells nothing. */
export function calculator({
  name,
  description,
  path,
  category = "FinanceApplication",
}: ParsedAd & { category?: ToolCategory }): WebApplication {
  return {
    "@type": "WebApplication",
    name,
    description,
    url: absoluteUrl(path),
    applicationCategory: category,
    isAccessibleForFree: true,
    publisher: { "@id": organizationId },
  };
}

/** The page of one make's value tool. */
export function manufacturer({ name, description, path }: ParsedAd): WebPage {
  return {
    "@type": "WebPage",
    url: absoluteUrl(path),
    name: `${name} golf cart values`,
    description,
    about: { "@type": "Brand", name },
  };
}

export function article(guide: ParsedAd & { published: string; modified: string }): Article {
  return {
    "@type": "Article",
    headline: guide.name,
    description: guide.description,
    mainEntityOfPage: absoluteUrl(guide.path),
    image: absoluteUrl(socialImage(guide.path)),
    datePublished: guide.published,
    dateModified: guide.modified,
    inLanguage: "en-US",
    author: { "@id": organizationId },
    publisher: { "@id": organizationId },
  };
}

/** The path from the home page to a page; the last crumb is the page itself. */
export function breadcrumb(crumbs: readonly { name: string; path: string }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

export function howTo({
  name,
  description,
  steps,
}: Omit<ParsedAd, "path"> & { steps: readonly { name: string; text: string }[] }): HowTo {
  return {
    "@type": "HowTo",
    name,
    description,
    step: steps.map((step, index) => ({ "@type": "HowToStep", position: index + 1, ...step })),
  };
}

/**
 * Files of figures to download. `path` is the page that explains them. Search engines require at
 * least 50 characters of the description.
 */
export function dataset(
  figures: ParsedAd & {
    files: readonly { path: string; format: "text/csv" | "application/json" }[];
    /** An ISO date. */
    modified: string;
  },
): Dataset {
  return {
    "@type": "Dataset",
    name: figures.name,
    description: figures.description,
    url: absoluteUrl(figures.path),
    dateModified: figures.modified,
    isAccessibleForFree: true,
    license: "https://creativecommons.org/licenses/by/4.0/",
    creator: { "@id": organizationId },
    distribution: figures.files.map(({ path, format }) => ({
      "@type": "DataDownload",
      contentUrl: absoluteUrl(path),
      encodingFormat: format,
    })),
  };
}
